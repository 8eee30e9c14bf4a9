maldivia-pitch = Tervezd meg titokban az utad, fűzz halat az árbocodra, és nézd, hogyan hajtódik be a tenger.
maldivia-facts = 2–4 játékos, 30 perc, 8 éves kortól
