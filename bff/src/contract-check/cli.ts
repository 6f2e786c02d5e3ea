import { parseArgs } from 'node:util';
import { checkContract } from './check';

const HELP = `npm run contract:check -- --url https://portal.banco.com.br --login LOGIN
Signs in as a person (password in CONTRACT_CHECK_PASSWORD) and calls each of the portal's calls by the contract. Reads are made with the
least that their schema asks for, writes with what must be refused: nothing is changed. Ends with 1 where a call is missing or answers
otherwise.`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { url: { type: 'string' }, login: { type: 'string' } } });
  const { CONTRACT_CHECK_PASSWORD: password } = process.env;
  if (!values.url || !values.login || !password) return console.log(HELP);
  const { asked, left, findings } = await checkContract({
    url: values.url.replace(/\/$/, ''),
    login: values.login,
    password,
  });
  for (const { call, what, detail } of findings) console.error(`${what}: ${call}\n  ${detail}`);
  console.log(`${asked} calls asked, ${findings.length} not as the contract says; ${left.length} not asked:`);
  console.log(left.map((call) => `  ${call}`).join('\n'));
  if (findings.length) process.exitCode = 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
