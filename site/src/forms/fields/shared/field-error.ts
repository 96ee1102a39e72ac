/** One message about one field; `message` is safe HTML. */
export interface FieldError {
  /** 0: the form as a whole. */
  id: number;
  message: string;
}
