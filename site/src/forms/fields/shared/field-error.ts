/** An error of a field; `message` is sanitized HTML. */
export interface FieldError {
  /** 0 for the form as a whole. */
  id: number;
  message: string;
}
