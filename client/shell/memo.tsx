// A component that is drawn anew only when something it was given is another: for what stands there a hundred times and
// seldom changes. What it is given must stay the same between drawings, functions too.

import { Component, type ComponentType, type FunctionComponent } from 'preact';

export function memo<P extends object>(Inner: FunctionComponent<P>): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const { props } = this;
      return Object.keys(next).some((key) => next[key as keyof P] !== props[key as keyof P]);
    }

    override render() {
      return <Inner {...(this.props as P)} />;
    }
  };
}
