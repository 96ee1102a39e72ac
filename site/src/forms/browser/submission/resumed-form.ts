/** The saved form that a visitor continues. */
export interface ResumedForm {
  /** The secret token of its link. */
  token: string;
  /** Path of the page that contained the form. */
  pagePath: string;
}
