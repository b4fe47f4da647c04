// Abbreviations of the postal service.
const abbreviations =
  'AL:Alabama,AK:Alaska,AZ:Arizona,AR:Arkansas,CA:California,CO:Colorado,CT:Connecticut,DE:Delaware,' +
  'DC:District of Columbia,FL:Florida,GA:Georgia,HI:Hawaii,ID:Idaho,IL:Illinois,IN:Indiana,IA:Iowa,KS:Kansas,' +
  'KY:Kentucky,LA:Louisiana,ME:Maine,MD:Maryland,MA:Massachusetts,MI:Michigan,MN:Minnesota,MS:Mississippi,' +
  'MO:Missouri,MT:Montana,NE:Nebraska,NV:Nevada,NH:New Hampshire,NJ:New Jersey,NM:New Mexico,NY:New York,' +
  'NC:North Carolina,ND:North Dakota,OH:Ohio,OK:Oklahoma,OR:Oregon,PA:Pennsylvania,PR:Puerto Rico,' +
  'RI:Rhode Island,SC:South Carolina,SD:South Dakota,TN:Tennessee,TX:Texas,UT:Utah,VT:Vermont,VA:Virginia,' +
  'WA:Washington,WV:West Virginia,WI:Wisconsin,WY:Wyoming';
// Spanish names that differ by more than an accent.
const spanish =
  'DC:Distrito de Columbia,HI:Hawái,LA:Luisiana,MS:Misisipi,MO:Misuri,NH:Nuevo Hampshire,NJ:Nueva Jersey,' +
  'NM:Nuevo México,NY:Nueva York,NC:Carolina del Norte,ND:Dakota del Norte,PA:Pensilvania,SC:Carolina del Sur,' +
  'SD:Dakota del Sur,TX:Tejas,WV:Virginia Occidental';

const pairs = (list: string): [string, string][] =>
  list.split(',').map((pair) => [pair.slice(0, 2), pair.slice(3)] as [string, string]);
/** Ignores case, accents, dots and spaces: 'n.y.', 'new  york' and 'NY' are equal. */
const keyOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();

const names = new Map(pairs(abbreviations));
const known = new Map<string, string>();
for (const [short, name] of [...pairs(abbreviations), ...pairs(spanish)]) {
  const full = names.get(short) ?? name;
  known.set(keyOf(short), full).set(keyOf(name), full);
}

/** Suggestions for a state field, which also accepts any other text. */
export const usStates: readonly string[] = [...names.values()];

export const isUsState = (text: string): boolean => known.has(keyOf(text));

/** Returns Nebraska for NE, ne, nebraska and neb. Leaves unknown and ambiguous text as typed. */
export const stateMask = (text: string): string => findState(text) ?? text;

const findState = (text: string): string | undefined => known.get(keyOf(text)) ?? onlyOneFrom(keyOf(text));

const codes = new Map([...names].map(([code, name]) => [name, code]));
export const stateCodes: readonly (readonly [code: string, name: string])[] = [...names];
export const isStateCode = (text: string): boolean => names.has(text);
/** Returns the two-letter code of a typed state, or null for unknown and ambiguous text. */
export const stateCodeOf = (text: string): string | null => codes.get(findState(text) ?? '') ?? null;

function onlyOneFrom(start: string): string | undefined {
  if (start.length < 3) return undefined;
  const [first, ...others] = new Set([...known].filter(([key]) => key.startsWith(start)).map(([, name]) => name));
  return others.length === 0 ? first : undefined;
}
