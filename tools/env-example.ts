/** The text of `.env.example`: one block per variable, commented out and set to its default. */
export function envExample(variables: readonly { name: string; default: string; purpose: string }[]): string {
  const blocks = variables.map(({ name, default: value, purpose }) => `# ${purpose}\n# ${name}=${value}\n`);
  return `# Copy to .env and uncomment what you change. Environment variables take precedence.\n\n${blocks.join('\n')}`;
}
