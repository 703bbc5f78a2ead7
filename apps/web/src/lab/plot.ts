// Where bars begin and end, on an axis of a hundred.

export interface Bar {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  /** The share of the bar that is darker. */
  readonly part?: number | undefined;
  readonly text: string;
  readonly more?: string | undefined;
}

/** An axis that holds every bar and nothing: `at` is where a size lies on it. */
export function axisOf(bars: readonly Pick<Bar, 'size'>[]): { at(size: number): number } {
  const sizes = bars.map(({ size }) => size);
  const [low, high] = [Math.min(0, ...sizes), Math.max(0, ...sizes)];
  const length = high - low || 1;
  return { at: (size) => (100 * (size - low)) / length };
}
