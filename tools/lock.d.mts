export function withLock<T>(task: string, root: string, work: () => Promise<T>): Promise<T>;
