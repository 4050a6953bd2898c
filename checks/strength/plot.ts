// Bar charts with intervals, as a small SVG that is readable in light and in dark.

export interface BarGroup {
  label: string;
  /** One for each series; null where nothing was measured. */
  bars: readonly ({ value: number; error: number } | null)[];
}

export interface BarScale {
  /** The highest share on the scale. */
  top: number;
  /** Shares with a dashed line across. */
  marks: readonly number[];
}

const WIDE = 720;
const LEFT = 44;
const TOP = 40;
const BOTTOM = 36;
/** Between the lines of 0 % and 100 %. */
const FIELD = 184;
/** Where a label has less room than this, all are turned, and take more room below. */
const LABEL = 90;
const TURNED = 84;
const FILLS = ['#9c3b2e', '#c99a3b', '#3f6f6a'];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const px = (value: number): string => value.toFixed(1);

/** Values are shares of 1. */
export function barsSvg(
  title: string,
  series: readonly string[],
  groups: readonly BarGroup[],
  { top, marks }: BarScale = { top: 1, marks: [] },
): string {
  const y = (value: number): number => TOP + (1 - Math.max(0, Math.min(1, value / top))) * FIELD;
  const slot = (WIDE - LEFT - 12) / groups.length;
  const isTurned = slot < LABEL;
  const bottom = TOP + FIELD;
  const bar = Math.min(36, (slot - (isTurned ? 6 : 16)) / series.length);
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${bottom + (isTurned ? TURNED : BOTTOM)}" role="img" aria-label="${escaped(title)}">`,
    '<style>text{font:12px sans-serif;fill:#333}.rule{stroke:#8886}.whisker{stroke:#222;stroke-width:1.5}' +
      '.mark{stroke:#777;stroke-dasharray:6 4}' +
      '@media (prefers-color-scheme:dark){text{fill:#ddd}.whisker{stroke:#eee}}</style>',
    `<text x="${LEFT}" y="18">${escaped(title)}</text>`,
  ];
  for (const [i, name] of series.entries()) {
    const x = WIDE - 90 * (series.length - i);
    parts.push(`<rect x="${x}" y="8" width="12" height="12" fill="${FILLS[i]}"/>`);
    parts.push(`<text x="${x + 18}" y="18">${escaped(name)}</text>`);
  }
  for (const step of [0, 0.25, 0.5, 0.75, 1]) {
    const value = step * top;
    parts.push(`<line class="rule" x1="${LEFT}" x2="${WIDE - 8}" y1="${px(y(value))}" y2="${px(y(value))}"/>`);
    parts.push(
      `<text x="${LEFT - 8}" y="${px(y(value) + 4)}" text-anchor="end">${Number((100 * value).toFixed(1))} %</text>`,
    );
  }
  for (const [g, { label, bars }] of groups.entries()) {
    const middle = LEFT + (g + 0.5) * slot;
    const place = isTurned
      ? `transform="translate(${px(middle + 4)} ${bottom + 14}) rotate(-40)" text-anchor="end"`
      : `x="${px(middle)}" y="${bottom + 24}" text-anchor="middle"`;
    parts.push(`<text ${place}>${escaped(label)}</text>`);
    for (const [i, one] of bars.entries()) {
      if (one === null) continue;
      const x = middle + (i - bars.length / 2) * bar;
      const high = y(one.value);
      parts.push(
        `<rect x="${px(x + 1)}" y="${px(high)}" width="${px(bar - 2)}" height="${px(y(0) - high)}" fill="${FILLS[i]}"/>`,
      );
      const [from, to] = [y(one.value - one.error), y(one.value + one.error)];
      const centre = px(x + bar / 2);
      parts.push(`<line class="whisker" x1="${centre}" x2="${centre}" y1="${px(from)}" y2="${px(to)}"/>`);
    }
  }
  for (const value of marks) {
    if (value <= 0 || value > top) continue;
    parts.push(`<line class="mark" x1="${LEFT}" x2="${WIDE - 8}" y1="${px(y(value))}" y2="${px(y(value))}"/>`);
  }
  return `${[...parts, '</svg>'].join('\n')}\n`;
}
