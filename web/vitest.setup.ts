// The DOM of the tests cannot animate; Svelte needs only this much of an animation.
Element.prototype.animate = () =>
  ({
    cancel() {},
    currentTime: 0,
    effect: null,
    startTime: 0,
    playState: "finished",
    finished: Promise.resolve(),
  }) as unknown as Animation;
