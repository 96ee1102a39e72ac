/** A number and its noun, as in "1 form" and "2 forms". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
