import { localState, type SharedState, type SharedStateOptions } from './shared-state.ts';

/** What the instances of the site share. The client for Redis is loaded only when there is a URL. */
export async function openSharedState(options: SharedStateOptions): Promise<SharedState> {
  if (options.url === '') return localState;
  const { createRedisState } = await import('./redis/redis-state.ts');
  return createRedisState(options);
}
