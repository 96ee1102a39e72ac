/**
 * Lists that addresses choose from, one entry per line: countries as code and name, regions as names.
 * Text, because they go to the browser with the form and would be many times as long as objects.
 */
export interface AddressLists {
  countries?: string;
  US?: string;
  CANADA?: string;
}
