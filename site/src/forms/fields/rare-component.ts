import type { ComponentType } from 'react';

/** The component of a type that few forms have: browsers load it with the first form that has a field of the type. */
export interface RareComponent<Props> {
  /** Resolves when `component` is there. It never rejects: a form whose code does not load stays as it was rendered. */
  load(): Promise<void>;
  component: ComponentType<Props> | undefined;
}

/** @param fetchComponent imports the component's module */
export function rare<Props>(fetchComponent: () => Promise<ComponentType<Props>>): RareComponent<Props> {
  let loading: Promise<void> | undefined;
  const entry: RareComponent<Props> = {
    component: undefined,
    load() {
      loading ??= fetchComponent().then(
        (component) => {
          entry.component = component;
        },
        () => new Promise<never>(() => {}),
      );
      return loading;
    },
  };
  return entry;
}
