/**
 * The choices of address inputs, one per line: countries as code and name, regions as names. Text, because they are
 * sent to the browser with the form, and objects would be many times as long.
 */
export interface AddressLists {
  countries?: string;
  US?: string;
  CANADA?: string;
}
