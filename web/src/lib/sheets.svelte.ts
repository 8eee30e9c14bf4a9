// How much of the window an open sheet leaves to the table: sheets lie at the right edge, on a phone at
// the bottom.

interface Size {
  width: number;
  height: number;
}

class Sheets {
  /** Whatever is open now; nothing has no size. */
  open: Size = $state.raw({ width: 0, height: 0 });

  /** What is left of a window. */
  room(whole: Size): Size {
    const { width, height } = this.open;
    if (width < whole.width) return { width: whole.width - width, height: whole.height };
    return { width: whole.width, height: whole.height - height };
  }
}

export const sheets = new Sheets();
