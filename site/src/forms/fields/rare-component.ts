import type { ComponentType } from 'react';
import { importWithRetry } from '../../islands/import-with-retry.ts';

/** The component of a type that few forms have: browsers load it with the first form that has a field of the type. */
export interface RareComponent<Props> {
  /** Resolves when `component` is there. @throws Error when the network fails; the next call tries again */
  load(): Promise<void>;
  component: ComponentType<Props> | undefined;
}

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;

/**
 * @param fetchModule imports the component's module
 * @param name of the component in its module: less code than a function for each component
 */
export function rare<Module, Name extends keyof Module>(
  fetchModule: () => Promise<Module>,
  name: Name,
): RareComponent<PropsOf<Module[Name]>> {
  let loading: Promise<void> | undefined;
  const entry: RareComponent<PropsOf<Module[Name]>> = {
    component: undefined,
    load() {
      loading ??= importWithRetry(fetchModule).then(
        (module) => {
          // TypeScript does not conclude from `PropsOf` that the export is a component.
          entry.component = module[name] as ComponentType<PropsOf<Module[Name]>>;
        },
        (error) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
  return entry;
}
