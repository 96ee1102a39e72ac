/** The text of `.env.example`: one block per variable, switched off and set to its default. */
export function envExample(variables: readonly { name: string; default: string; purpose: string }[]): string {
  const blocks = variables.map(({ name, default: value, purpose }) => `# ${purpose}\n# ${name}=${value}\n`);
  return `# Copy to .env and take the # away from what you change. A variable of the environment wins.\n\n${blocks.join('\n')}`;
}
