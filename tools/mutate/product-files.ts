const product = /^(?:site\/src|cms|gravity-forms|contract|content-model|runtime|brand|tools)\/.*\.tsx?$/;
const other =
  /\.test\.tsx?$|\.d\.ts$|\/testing\/|^contract\/(?:wordpress|conformance|recorded-cms)\/|^brand\/(?:drawings\/|texts\.ts$)|(?:^|\/)test-[^/]*$|^tools\/(?:mutate\/|commands\/mutate\.ts$)/;

/** True for code that users run: no tests, suites and their helpers, no content, and not the sampler itself. */
export function isProductFile(path: string): boolean {
  return product.test(path) && !other.test(path);
}

/** Whether a file is one of the folders or below one; no folders means everything. */
export function isUnder(path: string, folders: readonly string[]): boolean {
  return folders.length === 0 || folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
}
