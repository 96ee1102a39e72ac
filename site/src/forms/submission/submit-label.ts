/** The button while its form is being sent: "Submit" becomes "Submitting...", any other text gets "ing...". */
export function submittingLabel(text: string): string {
  return text === 'Submit' ? 'Submitting...' : `${text}ing...`;
}
