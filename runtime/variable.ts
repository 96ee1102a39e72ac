/** One variable of the environment: its default, its meaning for `.env.example`, and its check. */
export interface Variable<T> {
  default: string;
  purpose: string;
  /** @throws ConfigurationError naming the variable */
  parse: (text: string, name: string) => T;
}
