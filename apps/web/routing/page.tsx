// The screen of the address one is at, or what is said where there is none.
import { Component, type ComponentType, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { type Here, type PageWay, useHere, WayProvider } from './way.ts';

type States = {
  readonly Loading: ComponentType;
  readonly NotFound: ComponentType;
  readonly Broken: ComponentType<{ readonly error: unknown }>;
};

type CatchProps = {
  readonly at: Here['location'];
  readonly Broken: States['Broken'];
  readonly children: ReactNode;
};
type Caught = { readonly at: CatchProps['at']; readonly error?: { readonly thrown: unknown } | null };

/** Until one goes elsewhere. */
class Catch extends Component<CatchProps, Caught> {
  override state: Caught = { at: this.props.at };
  static getDerivedStateFromError(thrown: unknown): Partial<Caught> {
    return { error: { thrown } };
  }
  static getDerivedStateFromProps({ at }: CatchProps, state: Caught): Caught | null {
    return at === state.at ? null : { at, error: null };
  }
  override render(): ReactNode {
    const { Broken, children } = this.props;
    return this.state.error ? <Broken error={this.state.error.thrown} /> : children;
  }
}

/** Another page begins at its top, one that is come back to where it was left; a part of it named after `#` shows itself. */
const useTop = ({ location, stands: { is }, top }: Here): void => {
  const last = useRef<Here['location'] | null>(null);
  useLayoutEffect(() => {
    if (is === 'coming') return;
    if (last.current && last.current !== location && location.hash === '') scrollTo(0, top);
    last.current = location;
  }, [location, is, top]);
};

type Props = States & {
  /** What stands round every screen. */
  readonly Frame: ComponentType<{ readonly children: ReactNode }>;
};

const Standing = ({ Loading, NotFound, Broken, Frame }: Props) => {
  const here = useHere();
  const { stands, location } = here;
  useTop(here);
  if (stands.is === 'broken') return <Broken error={stands.error} />;
  return (
    <Catch at={location} Broken={Broken}>
      <Frame>
        <Suspense fallback={<Loading />}>
          {stands.is === 'shown' && <stands.Screen />}
          {stands.is === 'coming' && <Loading />}
          {stands.is === 'nowhere' && <NotFound />}
        </Suspense>
      </Frame>
    </Catch>
  );
};

export const Page = ({ way, ...props }: Props & { readonly way: PageWay }) => (
  <WayProvider value={way}>
    <Standing {...props} />
  </WayProvider>
);
