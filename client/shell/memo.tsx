// A component that is rendered again only when one of its props changes: for what is there a hundred times and rarely
// changes. Props must stay identical between renderings, functions too.

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
