// The zones of a table that must not move: the boxes of status line, panels, board, hand, log and bar as one text.

import type { Page } from 'playwright-core';

export const zonesOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['.status', '.at-own', '.board-box', '.hand-box', '.at-others', '.at-log', '.bar']
      .map((zone) => {
        const { x, y, width, height } = document.querySelector(zone)!.getBoundingClientRect();
        return `${zone} ${[x, y, width, height].map(Math.round).join(' ')}`;
      })
      .join('\n'),
  );
