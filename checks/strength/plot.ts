// Bar charts with intervals, as a small SVG that is readable in light and in dark.

export interface BarGroup {
  label: string;
  /** One for each series; null where nothing was measured. */
  bars: readonly ({ value: number; error: number } | null)[];
}

const WIDE = 720;
const HIGH = 260;
const LEFT = 44;
const TOP = 40;
const BOTTOM = 36;
const FILLS = ['#9c3b2e', '#c99a3b', '#3f6f6a'];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const px = (value: number): string => value.toFixed(1);

/** Values are shares of 1. */
export function barsSvg(title: string, series: readonly string[], groups: readonly BarGroup[]): string {
  const y = (value: number): number => TOP + (1 - Math.max(0, Math.min(1, value))) * (HIGH - TOP - BOTTOM);
  const slot = (WIDE - LEFT - 12) / groups.length;
  const bar = Math.min(36, (slot - 16) / series.length);
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label="${escaped(title)}">`,
    '<style>text{font:12px sans-serif;fill:#333}.rule{stroke:#8886}.whisker{stroke:#222;stroke-width:1.5}' +
      '@media (prefers-color-scheme:dark){text{fill:#ddd}.whisker{stroke:#eee}}</style>',
    `<text x="${LEFT}" y="18">${escaped(title)}</text>`,
  ];
  for (const [i, name] of series.entries()) {
    const x = WIDE - 90 * (series.length - i);
    parts.push(`<rect x="${x}" y="8" width="12" height="12" fill="${FILLS[i]}"/>`);
    parts.push(`<text x="${x + 18}" y="18">${escaped(name)}</text>`);
  }
  for (const value of [0, 0.25, 0.5, 0.75, 1]) {
    parts.push(`<line class="rule" x1="${LEFT}" x2="${WIDE - 8}" y1="${px(y(value))}" y2="${px(y(value))}"/>`);
    parts.push(`<text x="${LEFT - 8}" y="${px(y(value) + 4)}" text-anchor="end">${100 * value} %</text>`);
  }
  for (const [g, { label, bars }] of groups.entries()) {
    const middle = LEFT + (g + 0.5) * slot;
    parts.push(`<text x="${px(middle)}" y="${HIGH - 12}" text-anchor="middle">${escaped(label)}</text>`);
    for (const [i, one] of bars.entries()) {
      if (one === null) continue;
      const x = middle + (i - bars.length / 2) * bar;
      const top = y(one.value);
      parts.push(
        `<rect x="${px(x + 1)}" y="${px(top)}" width="${px(bar - 2)}" height="${px(y(0) - top)}" fill="${FILLS[i]}"/>`,
      );
      const [low, high] = [y(one.value - one.error), y(one.value + one.error)];
      const centre = px(x + bar / 2);
      parts.push(`<line class="whisker" x1="${centre}" x2="${centre}" y1="${px(low)}" y2="${px(high)}"/>`);
    }
  }
  return `${[...parts, '</svg>'].join('\n')}\n`;
}
