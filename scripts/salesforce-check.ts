import { checkOrg } from '#server/adapters/crm/salesforce/check.ts';
import { commandConfig, runCommand } from './run-command.ts';

/** npm run ops -- salesforce-check: lists what is missing in the org of SALESFORCE_URL. Changes nothing there. */
await runCommand(async () => {
  const config = commandConfig();
  if (!config.salesforce) {
    console.log('Not run: SALESFORCE_URL is not set, so the built-in CRM is in use.');
    return;
  }
  const lines = await checkOrg(
    config.salesforce,
    config.crmStages.map((one) => one.stage),
  );
  for (const { holds, what } of lines)
    console.log(`${{ yes: 'holds  ', no: 'MISSING', unsure: 'look   ' }[holds]}  ${what}`);
  process.exitCode = lines.some((line) => line.holds === 'no') ? 1 : 0;
});
