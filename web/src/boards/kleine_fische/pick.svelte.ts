// Choices that take two touches and that the engine never hears of: above which card the boat lies,
// which fins are put on, which cave is to be swapped. Board and side panel share them.

class Pick {
  column: number | null = $state(null);
  fins = $state("");
  cave = $state("");

  clear(): void {
    this.column = null;
    this.fins = "";
    this.cave = "";
  }
}

export const pick = new Pick();
