import { anyPattern } from './guard-patterns.ts';

/** What stands before an order, as people put it. */
const LEAD = String.raw`please|pls|plz|hey|hi|hello|ok|okay|just|also|now|so|fine|good|can (?:you|u)|could you|would you|will you|i (?:need|want) you to|go ahead|porfa\w*|por|favor|favor de|ahora|bueno|oiga|me puede|le puede|puede|puedes|podria|necesito que|quiero que`;
const ENGLISH = String.raw`(?:change|switch|update|move|correct|edit)(?=.* (?:to|by|from)\b)|push back|stop|mark|have (?:someone|somebody)|send(?=.* (?:titles?|money|funds)\b)|cancel|delete|erase|remove|take|add|submit|reopen|release|wire|reverse|overturn|reconsider|undo|call|text|notify|tell (?!me|us)|contact|go into|log into|extend(?= my| our)`;
const THINGS = String.raw`accounts?|files?|records?|applications?|loans?|leases?|contracts?|guarant(?:y|ee)|deals?|payments?|autopay|date|name|e ?mail|phone|address|decision|denial|status|money|funds|dealer|seller|vendor|title|machine|truck`;
/** Said to somebody: what somebody does, "cambia la fecha", ends otherwise, or has nobody behind it. */
const SPANISH = String.raw`(?:cambi|cancel|borr|elimin|quit|agregu|arregl|alargu|actualic|reconsider|par|llam|avis)e(?:me|le|lo|la|nos|les|mela|melo)?|(?:cambia|cancela|borra|elimina|quita|agrega|arregla|alarga|actualiza|para|llama|avisa|mueve|mete|di|dig[ao])(?:me|le|lo|la|nos|te|se)|(?:muev|met|extiend|deteng|corrij)a(?:me|le|lo|la|nos|se)?|marque(?:me|lo)?|(?:mande|envie|transfiera)(?=.{0,20}\b(?:dinero|fondos|titulo|alguien|como mi))`;
const COSAS = String.raw`cuentas?|expediente|solicitud|prestamo|arrendamiento|contrato|garantia|trato|pagos?|fecha|nombre|correo|telefono|direccion|decision|rechazo|estatus|dinero|fondos|dealer|vendedor|historial|titulo|maquina`;

const isOrder = anyPattern(
  String.raw`^(?:(?:${LEAD}) )*(?:${ENGLISH})\b.{0,30}?\b(?:my|our|the|this|that|his|her|their) (?:\w+ ){0,2}(?:${THINGS})\b`,
  String.raw`^(?:(?:${LEAD}) )*(?:${SPANISH})\b.{0,40}?\b(?:${COSAS})\b`,
);

/** Whether a clause of it tells the assistant to do something to an account, a file, or with somebody. Read on folded text. */
export const isToldToAct = (folded: string): boolean =>
  folded
    .split(/[.?!;,:\n¿¡]+|\b(?:and|then|y|luego|entonces|because|porque)\b/)
    .some((clause) => isOrder(clause.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()));
