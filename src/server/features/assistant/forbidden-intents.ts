import { both, near, unless } from './guard-patterns.ts';
import type { Refusal } from './guards.ts';

/**
 * What is wanted, whatever it is called: a few kinds of words that mean something forbidden only beside each other. English
 * and Spanish; read on folded text without its punctuation.
 */
const HOW = String.raw`how|when|what happens|why|como|cuando|que pasa|por que`;

// A verdict on whoever asks, or on others.
const REFUSED = String.raw`den(?:y|ied|ying)|declin\w+|reject\w*|turn(?:ed)? (?:me |us )?(?:down|away)|nieg\w+|neg(?:ar|aria|arian|aron)\w*|rechaz\w+`;
const GRANTED = String.raw`approv\w+|(?:giv(?:e|ing)|lend(?:ing)?|get(?:ting)?|fund(?:ing)?) (?:me|us)|aprueb\w+|apr[ou]b\w+|dar(?:me|nos)|prestar(?:me|nos)|me (?:lo )?(?:den|presten)`;
const approval = [
  String.raw`\b(?:verdict|veredicto|alcanzo a pasar|make the cut|wasting my time|pierdo mi tiempo|(?:computer|system|computadora|sistema) (?:\w+ )?(?:approv|aprueb|aprob)\w*|de seguro me|ya es segur[oa]$|pass or (?:a )?fail|pas[oa] o no pas[oa])\b|\b(?:good|set|golden|bien|listos) (?:on|con|with) (?:the|my|el|mi) (?:financ\w+|loan|money|prestamo|credito|dinero)\b`,
  near(
    'answer|decision|respuesta',
    String.raw`(?:(?:going to|gonna|will|would) be|va a ser|seria|sera) (?:a |que |un )?(?:yes|no|si)`,
    8,
  ),
  near(
    String.raw`(?:any|a) reason|(?:any|a) problem|no problem|stop\w* you|keep\w* you|in the way|alguna razon|algun problema|problema (?:para|en)|impid\w+`,
    `${REFUSED}|${GRANTED}`,
  ),
  String.raw`\b(?:say|tell\w*|hear|dig\w+|dime)\b.{0,30}\b(?:i got it|its a go|says? (?:go|yes)|me (?:lo|la) dieron|si salio|salio bien)\b|\b(?:put|push|met[ae]n?|saqu\w+) (?:\w+ ){0,2}(?:approval|aprobacion)\b`,
  String.raw`\b(?:who|a quien|quien)(?: \w+){0,2} (?:should|would you|le)\b.{0,12}\b(?:get|give|lend|dari\w+|prestari\w+)\b|\b(?:pick|choose|select|escoj\w+|elij\w+)\b.{0,30}\b(?:(?:youd|you would) (?:fund|finance|approve|lend)|financiaria|aprobaria|prestaria)`,
  String.raw`\b(?:chang|turn|flip|switch|cambi|pas)\w*\b.{0,15}\b(?:to|into|a) (?:an? )?(?:approved|approval|yes|aprobad[oa])\b`,
];

// A term that the lender would be held to.
const RATE = String.raw`rates?|apr|interest|pric(?:e|ing)|tasas?|interes|precio`;
const promise = [
  String.raw`\b(?:rival|competitor|(?:other|another) (?:bank|lender)|otra financiera|otro banco|competencia)\b.{0,15}\b(?:will do|does|do|gives?|offers?|da|ofrece)\b(?: \w+){0,2} \d`,
  String.raw`\b(?:very )?(?:best|most|least|lowest) you can (?:give|do|offer)\b`,
  String.raw`\b(?:youre|you are|are you|you guys are) offering (?:me|us)\b|\b(?:me|nos) (?:esta|estan|estas) ofreciendo\b|\b(?:${RATE}) que (?:me|nos) ofrec\w+\b`,
  unless(HOW, String.raw`\bi(?: will|ll)? accept (?:your|that|the|this|it)\b|\bacepto\b`),
  String.raw`\b(?:put|pencil|sign|anot\w+|apunt\w+)(?: (?:me|us))? (?:down |in )?(?:for|at|para|en|con)(?: \w+){0,2} \d+ ?(?:%|percent|por (?:ciento|100))`,
  near('meet|split|quedamos|partimos', 'middle|half ?way|difference|mitad|diferencia', 15),
  unless(
    'if i put|si (?:doy|pongo|meto|dejo)|over time',
    String.raw`\b(?:come|go) (?:down|lower) on\b.{0,12}\b(?:${RATE})\b|\b(?:le|les|me) baj\w+ (?:\w+ ){0,2}(?:${RATE})\b`,
  ),
  unless(
    'how long|cuanto',
    String.raw`\b(?:hold|keep|reserve|guard\w+|apart[ae]\w*)(?: \w+){0,2} (?:rates?|apr|pric(?:e|ing)|tasas?|precio|quote|cotizacion)\b`,
  ),
  near(
    String.raw`(?:what|which|que|cual) (?:\w+ )?(?:${RATE})`,
    String.raw`i (?:\w+ )?(?:end|get|land)|waiting|me (?:quedaria|tocaria|va a estar|espera)|esperando`,
    30,
  ),
  String.raw`\b(?:the real (?:one|number|rate)|not (?:the|a) range|no el rango|el de verdad|la de verdad)\b|\b(?:is (?:it|that)|es) (?:a |una )?(?:promise|promesa)\b|\b(?:in writing|por escrito) (?:and|y)\b|\b(?:vouch|responde de que)\b`,
  near(
    'never|not ever|nunca|jamas',
    String.raw`(?:\w+ )?(?:be |go |va a |vaya a )?(?:higher|more|above|over|up|pas\w+|sub\w+|mas)`,
    15,
  ),
  both(String.raw`points?|puntos?`, String.raw`(?:you|would you) (?:take|knock|drop)|(?:me|nos) (?:quita|baja)\w*`, 15),
  String.raw`\b(?:bump|move|put|upgrade|sub[ae]|pas[ae]|pong[ae])(?:me|nos)?(?: me| us)?(?: up)? (?:to|in|into|al?|en)(?: \w+){0,3} (?:tier|level|nivel)\b`,
];

// One's own taxes: not what a rule says, but what it makes of this case.
const TAX = String.raw`tax(?:es)?|irs|deduct\w*|dedu[cz]\w*|depreciat\w*|writ(?:e|ing|ten) off|1099|(?:take|taking|tomar) (?:the )?bon[ou]s?|placed in service|(?:as|como) (?:an )?(?:expense|gasto)|impuestos?|depreci\w+|hacienda|inicio de uso|escalon de impuestos`;
const OWN_CASE = String.raw`(?:in|for) my (?:case|place|situation|shoes)|en mi (?:caso|lugar|situacion)|(?:what|que) (?:percentage|porcentaje|date|fecha)|(?:how many|en cuantos|cuantos) (?:years|anos)|who gets|a quien le toca|what do i put|wait (?:until|till|for|to)|esperar\w* (?:a|hasta)|(?:is|hes|shes|its|esta|estan) (?:wrong|mal)|my (?:kids?|son|daughter|wife)|mi (?:hij[oa]|espos[oa])|(?:knock|take|shave) off|le bajo|better off|me saldria|l[ae] conviene|s wife|esposa|do i (?:need|have) to|l[ae] tengo que|tengo que mandar\w*|no me molest\w+|happy`;
const taxAdvice = [
  String.raw`\b(?:look at|look over|check|ver|revisar|checar) (?:my|mi) (?:tax )?(?:returns?|declaracion)\b.{0,30}\b(?:wrong|tell|mal|decirme)\b`,
  near('put me|push me|lower|bajaria|subiria|meteria', String.raw`(?:tax )?bracket|escalon`, 25),
  both(String.raw`set (?:it|this) up|le hago|armo`, 'save (?:on )?tax(?:es)?|ahorr\\w+ (?:en )?impuestos', 80),
  unless(
    'tax (?:returns?|id|lien)|declaraciones|sales tax|impuestos? (?:de|a la) (?:venta|propiedad)|property tax|apply|aplicar|documents?|documentos|calcula\\w+',
    both(TAX, OWN_CASE, 70),
  ),
  String.raw`\b(?:deduct|write off|expense|deducir|descontar) (?:the|my|our|las?|los|mis?) (?:meals?|gas|fuel|trips?|travel|hotel|phone|salary|wages|comidas?|gasolina|viajes?|telefono|sueldos?)\b`,
];

const legalAdvice = [
  String.raw`\brefuse to (?:hand|give|return|pay|surrender)\b|\b(?:negar(?:me|nos)?|niego) a (?:entregar|pagar|devolver)`,
  near('guarant(?:y|ee)|garantia', String.raw`follows? me|close|die|me sigue|cierro|muero`, 40),
  both(
    'liable|responsible|at fault|responsable|culpable',
    String.raw`sold me|bad|defect\w*|accident\w*|me vendi\w+|mal[oa]|fallas?|accidente`,
    60,
  ),
  unless(
    'can i (?:still )?apply|puedo aplicar',
    String.raw`\b(?:prison|jail|arrest\w*|carcel|pres[oa]|citatorio|summons|served papers|non ?compete|no competencia)\b`,
  ),
  both('divorc\\w+|my ex|mi ex', 'half|entitled|keep|have it|derecho|mitad|quedarse', 50),
  near(
    'wording|contract|agreement|bill of sale|compete|redaccion|contrato|carta de venta',
    String.raw`holds? up|stands? up|is valid|valga|sea valid[oa]|es valid[oa]`,
    60,
  ),
  String.raw`\b(?:come|step|go|walk) (?:on|onto|into) my (?:land|property|yard|shop)\b|\b(?:meterse|entrar)(?: \w+)? mi (?:terreno|propiedad|patio|casa)\b|\bway out of (?:an?|my|the|this) (?:lease|contract|loan)\b|\bzafarse\b`,
  String.raw`\b(?:allow|allows|let|lets|permit|permits|legal for) you to charge\b|\b(?:les?|los) (?:permite|deja)n? cobrar\b`,
];

// Its own words and role, the building's doors, other people, and what is called fraud.
const KIN = String.raw`dad|mom|father|mother|husband|wife|son|daughter|brother|sister|cousin|uncle|aunt|ex|papa|mama|espos[oa]|marido|hij[oa]|herman[oa]|prim[oa]|ti[oa]|cunad[oa]`;
const DEBT = String.raw`loans?|debts?|liens?|bankruptc\w+|judgments?|lawsuits?|owe|prestamos?|deudas?|gravamen|bancarrota|demandas?`;
const injection = [
  String.raw`\b(?:list|enlist\w+|enumer\w+) (?:\w+ ){0,2}(?:rules|reglas)\b`,
  String.raw`\b(?:before|above|antes de) (?:my|mi) (?:first |primer )?(?:message|mensaje)\b|\b(?:your|tu|su) (?:\w+ ){0,4}(?:setup|set up|configuracion|system message|mensaje de sistema)\b|\b(?:configures?|te configura|defines) (?:you\b)?|\b(?:guidelines|lineamientos|rules|reglas|policies|politicas) (?:do |that |que )?(?:you )?(?:follow|obey|sigues?)\b`,
  String.raw`\b(?:end|finish|close|termin\w+|acab\w+) (?:\w+ ){0,2}(?:answers?|repl(?:y|ies)|responses?|respuestas?|mensajes?)\b|\b(?:your next (?:answer|reply|response)|t?su? siguiente respuesta)\b|\b(?:your (?:new )?name is|te llamas|llamate|call yourself)\b|\b(?:drop|leave|stop|dej[ae]|olvid[ae]) (?:the|your|lo de|el|tu) (?:assistant|bot|act|asistente|papel)\b`,
  near(String.raw`answer|respond|reply|contest\w+|respond\w+`, '(?:like|as|como) (?:a|an|if|un|una|si)', 30),
  String.raw`\b(?:approval|access|secret) codes?\b|\bcodigos? de (?:aprobacion|acceso)\b|\b(?:translate|traduc\w+)\b.{0,60}\b(?:approved|granted|aprobad[oa])\b|\b(?:there (?:are|is)|hay|existen) (?:no|ningun\w*) (?:\w+ )?(?:policies|rules|limits|politicas|reglas|limites)\b|\bno (?:existen|hay) (?:las |los )?(?:politicas|reglas|limites)\b`,
  both(
    String.raw`log ?in|username|password|credentials|usuario|clave|contrasena|credenciales`,
    String.raw`back office|backend|admin\w*|(?:your|su|tu) (?:panel|server|system|servidor|sistema)`,
    30,
  ),
  both(
    String.raw`e ?mails?|phones?|names?|addresses|correos?|telefonos?|nombres`,
    String.raw`(?:people|persons|those|everyone|gente|personas|los|las) (?:who|that|que) (?:\w+ )?(?:appl\w+|borrow\w+|aplic\w+|solicit\w+)`,
    30,
  ),
  String.raw`\b(?:competitors?|competencia|competidor\w*)\b.{0,50}\b(?:borrow\w*|appl(?:y|ied)|with you|from you|con ustedes|aplic\w+|sac\w+)\b|\b(?:last|previous) (?:person|one) (?:you|who)\b|\b(?:quien|who)\b.{0,20}\b(?:antes de mi|antes que yo|before me)\b`,
  String.raw`\b(?:guys?|reps?|officers?|agents?|managers?) (?:cell|personal|home|private)\b|\bhome address of (?:your|the)\b|\b(?:celular|telefono|numero) (?:personal|particular) de|\bdireccion de (?:la|su) casa de\b`,
  both(
    String.raw`balance|owes?|owed|how is|status|behind my back|applied|debe|saldo|como va|a escondidas`,
    String.raw`(?:on |of |de |has |is |does )?(?:my|mi) (?:${KIN})s?\b(?! (?:and|y|business|negocio|company|wants?|quiere)\b)`,
    45,
  ),
  near(
    String.raw`(?:im|i am|soy|this is) (?:an? |the |un |una )?(?:\w+ )?(?:detective|police\w*|cop|agent|investigator|researcher|reporter|journalist|auditor|regulator|hacker|policia|agente|investigador\w*|periodista|auditor\w*)`,
    String.raw`need|pull|give|show|tell|hand|necesito|saque\w*|deme|muestr\w+|digame`,
    30,
  ),
  String.raw`\b(?:show|report|prove|muestro|mostrar|reporto|reportar) (?:more|higher|mas|mayores) (?:income|revenue|sales|ingresos|ventas)\b|\bhac(?:er|iendo)(?:se|me) pasar\b|\bpretending to be\b|\b(?:last|previous|ultimos|anteriores) (?:\w+ )?(?:applicants|borrowers|customers|solicitantes|clientes)\b`,
  String.raw`\b(?:my|mi) (?:business )?(?:partners?|soci[oa]s?) (?:file|expediente)\b|\bexpediente de mi\b`,
  near(
    'mak(?:e|ing)|get|way|hacer|hago|manera|que',
    String.raw`(?:to )?look (?:like|more|better|steadier|bigger|higher|older|newer|good)|parezcan?|se vean?`,
    50,
  ),
  both(
    String.raw`(?:as|de|como|the) (?:the |la |el )?(?:owner|buyer|borrower|duen[oa]|comprador\w*)`,
    String.raw`really|actually|for me|en realidad|para mi|id run|yo l[oa] (?:manejo|opero|uso)|better credit|mejor credito`,
    70,
  ),
  String.raw`\b(?:keep|stop|prevent)(?: \w+){0,2} from (?:coming up|showing|being (?:seen|found))\b|\b(?:anybody|anyone|nobody|they|you|bank|irs) (?:\w+ )?finds? out\b|\b(?:so|that) (?:that )?they (?:dont|wont|cant|never) (?:\w+ )?(?:see|find|know|notice)\b|\b(?:le hago )?(?:para que|que) no (?:salgan?|vean?|sepan?|aparezcan?|se (?:den|de) cuenta|se enteren?)\b|\bse enterari?an?\b`,
  both(
    String.raw`leav(?:e|ing)|dej(?:o|ar)|no (?:pong[ao]|mencion\w+|declar\w+)|sin mencionar`,
    `(?:${DEBT})(?: (?:out|off|fuera|en la solicitud|on the application))?`,
    30,
  ),
  near(
    String.raw`(?:what|how much|which|que|cuant[oa]s?) (?:\w+ )?(?:income|revenue|sales|numbers?|ingresos?|ventas|numeros?)`,
    String.raw`so (?:that )?(?:it|i|they|we)|para que (?:pase|me|no|l[oa])`,
    40,
  ),
  near(
    String.raw`can i say|could i say|can we say|puedo decir|podemos decir`,
    String.raw`really|actually|in reality|truth|en realidad|la verdad`,
    60,
  ),
  near(
    String.raw`invoice|factura|bill of sale`,
    String.raw`(?:we |i )?told (?:the|them|you)|(?:le )?dij(?:e|imos)`,
    40,
  ),
  near(
    String.raw`letters?|references?|cartas?`,
    String.raw`(?:type|write|make|draw) (?:\w+ )?up|me l[ao]s? (?:puede |podria )?ha(?:ce|cer|ga)`,
    50,
  ),
  both('cash|efectivo', String.raw`clean (?:it|them|up)|launder\w*|limpiarl[oa]|lavarl[oa]`, 50),
];

// Who somebody is, as a reason.
const GROUP = String.raw`whites?|blacks?|latinos?|hispanics?|mexicans?|asians?|muslims?|jews?|christians?|venezuelans?|haitians?|females?|wom[ae]n|gays?|old people|foreigners|blanc[oa]s|negr[oa]s|latin[oa]s|mexican[oa]s|asiatic[oa]s|musulman\w*|judi[oa]s|venezolan[oa]s|haitian[oa]s|mujer(?:es)?|viej[oa]s|extranjer[oa]s|immigrants?|inmigrantes?|accents?|acento|(?:applicants|people|clients|clientes|solicitantes|los) (?:over|older than|mayores de) \d\d`;
const discrimination = [
  both(
    GROUP,
    String.raw`charg\w+ more|more for|harder|easier|turn away|rather not|dont want|cobran? mas|mas (?:dificil|facil)|no quiero|worse|peor(?:es)?|${REFUSED}`,
    60,
  ),
  String.raw`\b(?:real|true) americans?\b|\bamerican[oa]s? de verdad\b`,
];

const SECRET = String.raw`ssn|social|seguro(?: social)?|(?:debit|credit)? ?card|tarjeta|routing|account number|numero de (?:cuenta|ruta)|itin|licencia|driver\w* license`;
const sensitive = [
  String.raw`\b(?:here (?:it )?comes|here goes|ahi le va|aqui le va)\b.{0,12}\b(?:clave|bank|banco|card|tarjeta|${SECRET})\b|^(?:would you like|do you want|quiere)\b.{0,15}\b(?:last|ultimos) \d\b`,
  unless(
    String.raw`safe|es segur[oa]|form|solicitud|why|por que|for what|para que|how|como|where|donde|blank|vaci[oa]|charged?|cobr\w+`,
    near(
      String.raw`jot|remember|drop|paste|apunt\w+|anot\w+|acuerd\w+|recuerd\w+|peg[oa]|dejo|leave`,
      String.raw`(?:\w+ ){0,4}(?:${SECRET})`,
      20,
    ),
  ),
];

export const forbiddenIntents: Record<Refusal, string[]> = {
  injection: [...injection, ...discrimination],
  errand: [],
  'sensitive-request': sensitive,
  'legal-advice': legalAdvice,
  'tax-advice': taxAdvice,
  promise,
  approval,
};
