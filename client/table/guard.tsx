// An error boundary: a component that fails must not end the match, because the answer can still be given in the list.

import { Component, type ComponentChildren } from 'preact';
import { say } from '#client/words.ts';

interface GuardProps {
  children: ComponentChildren;
  /** When this changes the component is tried again. */
  moment: unknown;
  failed?(): void;
}

export class Guard extends Component<GuardProps, { broken: boolean }> {
  override state = { broken: false };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ broken: true });
    this.props.failed?.();
  }

  override componentDidUpdate(before: GuardProps): void {
    if (this.state.broken && before.moment !== this.props.moment) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? <p class="banner warn">{say('table.broken')}</p> : this.props.children;
  }
}
