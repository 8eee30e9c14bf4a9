# Only a short way to ./shoal, which does the work.
.PHONY: play test lock

play:
	./shoal $(ARGS)

test:
	./shoal test $(ARGS)

lock:
	./tools/lock
