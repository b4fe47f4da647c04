import type { StructureName } from '#finance/named-structures.ts';
import type { TierName } from '#finance/tiers.ts';
import { words as en } from '#copy/en/knowledge/words.ts';
import { words as es } from '#copy/es/knowledge/words.ts';
import { fold } from './understand.ts';

/** Structures of the calculator by what people call them. */
const STRUCTURES: Partial<Record<StructureName, RegExp>> = {
  level:
    /\b(?:level|regular|normal|equal|standard|same every month|flat|even|fixed) (?:payments?|ones)\b|\bpagos? (?:iguales|normal(?:es)?|parejos?|fijos?)\b|\bparej[oa]s?\b|\b(?:que )?no (?:suban?|suben|cambien)\b|\bsiempre (?:igual(?:es)?|lo mismo)\b|\ball the same\b/,
  own1: /(?:\$ ?1|\b1 dollar|\bone dollar|\bdollar|\b1 dolar|\bun dolar) (?:buy ?-?out|out|purchase)\b|\b(?:compra|opcion) (?:por|de) (?:\$ ?1|un dolar|1 dolar)\b/,
  own10:
    /\b(?:10|ten) ?(?:%|percent|por ciento) (?:put|purchase|buy ?-?out|residual|option|de opcion|de residual)\b|\bopcion de compra (?:de |del |al )*10 ?%/,
  skip: /\bskip\w*\b(?! (?:loaders?|bins?|the (?:down|guaranty)))|\bno payments? (?:from |between )?dec\w*\b|\bno payments? (?:in|during|over) (?:the )?(?:winter|cold|off|slow|jan|feb|dec)\w*|\b(?:salt[aeo]|brin[cq][aoue])\w*\b|\bsin pag\w+ en (?:el |los )?(?:invierno|meses|enero|febrero|diciembre)\b/,
  seasonal:
    /\bseason\w*\b|\b(?:lower|less|smaller|reduced|lighter|pay less) (?:payments? )?(?:in|during|over|from) (?:the )?(?:winter|cold|slow|off|dec\w*|jan\w*)\b|\btemporada\w*\b|\bestacional\w*\b|\b(?:menos|bajos?|bajit\w+|chic\w+|menor\w*) (?:pagos? )?(?:en|durante) (?:el |la |los )?(?:invierno|frio|meses (?:flojos|de frio|lentos))\b/,
  step: /\bstep ?-?(?:up|payments?)\b|\bstep\b(?! ?-?(?:deck|van|side|by|one|two|1|2|frame))|\bstepped\b|\bramp(?:s|ing|ed)?[ -](?:up|payments?)\b|\bgraduated\b|\b(?:start|begin)\w* (?:out )?(?:low|lower|small|smaller)\b|\b(?:go|goes|going) up (?:by )?(?:\d+ ?% (?:a|per|each|every)|each|every|over|later|as|10|ten|with)\b|\b(?:increas|grow)\w* (?:by )?(?:\d+ ?% (?:a|per|each|every)|each|every|10|ten|over time|yearly|payments?)\b|\b(?:lower|smaller|less) (?:payments? )?(?:(?:in|for|during) )?(?:the )?(?:first year|at first|at the (?:start|beginning))\b|\bescalonad\w*\b|\bprogresiv\w*\b|\bcrecientes?\b|\b(?:vayan?|van?) (?:subiendo|creciendo|aumentando)\b|\b(?:suban?|suben?|aument\w+|crezcan?|crecen?)(?: (?:un |el )?\d+ ?%)? (?:cada|por|al) ano\b|\b(?:empie\w+|empez\w+|inici\w+|comien\w+) (?:con |pagando )?(?:pagos? )?(?:mas )?(?:bajit\w+|baj\w+|chic\w+|poc\w+|menos)\b|\b(?:bajos?|chicos?|menos|pequenos?) (?:al principio|al inicio|el primer ano)\b|\bpagos que sub\w+\b/,
  touch: /\$ ?99\b|\b99 ?(?:dollars?|bucks|dolares)\b/,
  deferred:
    /\bdefer\w*\b|(?<!\b(?:in|within|en|dentro de|next|past|last|every|about) )\b(?:90|ninety|noventa)[ -](?:days?|dias)\b(?! (?:late|past due|behind|old|ago|de atraso|atrasad))|\bno payments? for (?:the first )?(?:90|3|three)\b|\bdiferi\w*\b|\baplaz\w*\b|\b(?:3|tres) meses (?:sin pagar|de gracia)\b/,
  advance: /\b(?:2|two|dos) (?:payments?|pagos) (?:in advance|up ?front|por adelantado|adelantados)\b/,
};
const machines = new Map(
  [...en.machines.split(','), ...es.machines.split(',')].map((one) => [fold(one.trim()), one.trim()]),
);
const MACHINE = new RegExp(
  String.raw`\b(?:${[...machines.keys()].toSorted((a, b) => b.length - a.length).join('|')})\b`,
);

/** The machine that a folded message names, in its usual spelling. */
export function machineIn(said: string): string | undefined {
  const found = MACHINE.exec(said)?.[0];
  return found && machines.get(found);
}

/** The structure that a message names, and the words that name it. */
export function readStructure(said: string): { name: StructureName; said: string } | undefined {
  for (const [name, pattern] of Object.entries(STRUCTURES) as [StructureName, RegExp][]) {
    const found = pattern.exec(said);
    if (found) return { name: NO_STRUCTURE.test(said.slice(0, found.index)) ? 'level' : name, said: found[0] };
  }
  return undefined;
}
const NO_STRUCTURE =
  /\b(?:no|not|without|sin|drop|remove|forget|quita\w*|instead of|en vez de)(?: (?:the|a|any|los|la|el|pagos?|payments?|do|want|quiero))* ?$/;

const CREDIT = String.raw`(?:credit|credito|score|puntaje|tier|nivel|fico|historial|history)`;
const words = ({ raw: [list = ''] }: TemplateStringsArray): RegExp =>
  new RegExp(
    String.raw`\b(?:${list})\b(?:\s(?:de|mi|el|my|business|personal|overall))?\s${CREDIT}\b|\b${CREDIT}\b(?:\s(?:is|es|esta|de|del|tier|nivel|muy|pretty|really|mas o menos|como|score|category|range))*\s(?:${list})\b`,
  );
/** In the order in which they are tried: "not good" before "good". */
const TIER_WORDS: Partial<Record<TierName, RegExp>> = {
  building: words`building|rebuilding|en reconstruccion|reconstruccion|bad|poor|low|rough|terrible|horrible|malo|mal|mala|bajo|pesimo|en construccion|en desarrollo|por mejorar|reconstruyendo|danado|bruised|weak`,
  fair: words`not (?:so |that |very |too |really )?(?:good|great|excellent)|no (?:es |esta )?(?:muy |tan )?buen[oa]?|fair|fare|so so|average|ok|okay|decent|regular|regularcito|mas o menos|medio|justo|aceptable|mediocre|normal|mediano|promedio`,
  premium: words`premium|superior|perfect|top|top tier|best|outstanding|perfecto|el mejor|impecable|super`,
  excellent: words`excellent|great|very good|really good|strong|excelente|muy buen|muy bueno|buenisimo`,
  good: words`good|buen|bueno|bien|solid`,
};
/** Names that need no "credit" next to them, where they qualify nothing else: "excellent condition". */
const BARE_TIER =
  /(?:^|[,.; ])(premium|excell?ent|excelente|fair|regular|building tier)(?= ?(?:$|[,.;\d$]|(?:tier|nivel|with|con|and|y|over)\b|for \d|a \d))/;
const BARE_TIERS: Record<string, TierName> = {
  premium: 'premium',
  fair: 'fair',
  regular: 'fair',
  'building tier': 'building',
};
const NOT_BAD =
  /\b(?:dont|do not|doesnt|isnt|not|no) (?:have |got |tengo |es |is |tan )?(?:a |that )?(?:bad|poor|mal|malo|terrible) (?:credit\w*|score)\b/g;
/** The tier that a message names in words. */
export function readTierWord(plain: string): TierName | undefined {
  const text = plain.replace(NOT_BAD, ' ');
  const bare = BARE_TIER.exec(text)?.[1];
  const named = (Object.keys(TIER_WORDS) as TierName[]).find((tier) => TIER_WORDS[tier]?.test(text));
  return named ?? (bare === undefined ? undefined : (BARE_TIERS[bare] ?? 'excellent'));
}
