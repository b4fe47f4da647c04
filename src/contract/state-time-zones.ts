import { stateCodeOf } from './us-states.ts';

/** The time zone of most of a state's people, by the state's code. */
const zones: Record<string, string> = {
  'America/New_York': 'CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV',
  'America/Chicago': 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR',
};

/** Suggestions for the lender's own time zone. */
export const usTimeZones: readonly string[] = Object.keys(zones);

/** The zone of the state that an applicant typed, or else the lender's. */
export function timeZoneOfApplicant(typedState: string, lenderZone: string): string {
  const code = stateCodeOf(typedState);
  const found = Object.entries(zones).find(([, codes]) => code !== null && codes.split(' ').includes(code));
  return found?.[0] ?? lenderZone;
}
