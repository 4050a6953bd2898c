// An error answer: RFC 9457 problem details, whose `detail` says what to do.

const TITLES: { readonly [status: number]: string } = {
  400: 'Bad request',
  401: 'Who are you?',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Not possible now',
  413: 'Too large',
  415: 'Not JSON',
  429: 'Too many requests',
  500: 'Our mistake',
  503: 'Not just now',
};

export class Problem extends Error {
  readonly status: number;
  /** A short stable word for programs. */
  readonly code: string;

  constructor(status: number, code: string, detail: string) {
    super(detail);
    this.status = status;
    this.code = code;
  }

  get body(): object {
    return {
      type: 'about:blank',
      title: TITLES[this.status] ?? 'Problem',
      status: this.status,
      code: this.code,
      detail: this.message,
    };
  }
}
