// Whether a Skill is boosted now (GL-13.22).

import type { Form, Request } from '#engine/requests/request.ts';

export const isBoost = (request: Request | null): request is Form =>
  request?.kind === 'form' && request.clause === 'GL-13.22';
