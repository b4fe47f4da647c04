import { both, near, unless } from './guard-patterns.ts';
import type { Refusal } from './guards.ts';

/** Words that make a matter forbidden where they stand near each other, in either language. Read on folded text. */
const HOW = String.raw`how (?:long|fast|soon|quick\w*|many|does|do)|when|who|whos|after|before|once|until|need to (?:get|be)|documents?|what happens|people|anyone|somebody|someone|startups|que tan rapido|cuant[oa]s?|cuando|quien|despues|antes de|una vez|tard(?!es\b)\w+|tiempo|se aprueb\w+|gente|personas|alguien`;
const FILE = String.raw`loans?|leases?|deals?|applications?|financing|request|credit|purchase|offer|prestamos?|credito|trato|solicitud|aplicacion|financiamiento|compra|oferta|arrendamiento`;
const DECIDED = String.raw`approved|accepted|qualified|funded|financed|aprobad[oa]s?|aceptad[oa]s?|autorizad[oa]s?`;
const approval = [
  unless(
    HOW,
    String.raw`\bapprove (?:the|that|our|a|an|any|and|or|\d+|both|everything|him|her|them)\b|\b(?:or|and) approve\b`,
  ),
  unless(
    HOW,
    both(
      'am i|are we|will i|will we|is it|i am|im|voy a|vamos a|seria|sere',
      `(?:be|get|going to be|gonna be|gonna get|ser|salir|quedar|estar) (?:${DECIDED})`,
      15,
    ),
  ),
  unless(
    HOW,
    near(
      'likely|likelihood|probability|probable|probabilidad(?:es)?|que posibilidad(?:es)?|cuales son mis',
      'approv\\w+|qualif\\w+|get (?:it|the loan|financed|funded)|accept\\w*|aprueb\\w+|aprob\\w+|den|prest\\w+|acept\\w+|autori\\w+|calific\\w+',
      50,
    ),
  ),
  near(
    'would|will|could|does',
    String.raw`(?:my|our) (?:\w+ )?(?:company|business|firm|shop|llc|corporation) (?:even |still )?qualify`,
    4,
  ),
  unless(
    HOW,
    String.raw`\b(?:accept|take on|sign off on|rubber stamp|push through|greenlight|acepte|acepten|acepta|autorice|autoricen|autoriza) (?:my|our|this|the|mi|nuestra|esta|este|la|el) (?:\w+ )?(?:${FILE})\b`,
  ),
  unless(
    `${HOW}|if|si`,
    String.raw`\b(?:ill|we will|well|i will) be (?:${DECIDED})\b|\b(?:will|would|are) you (?:guys )?(?:going to )?(?:lend|loan|finance|fund|give) (?:me|us)(?: (?:the|my) (?:loan|money)\b| \d|$)`,
  ),
  unless(
    HOW,
    String.raw`\bme (?:va|van|vas) a (?:dar|prestar|financiar) (?:el|los|la) (?:prestamo|credito|dinero)\b|\bme (?:prestarias?|darias?|financiarias?) (?:el|los|la|\d)|\bme (?:van|va|vas) a decir que si\b`,
  ),
  near(
    'do you think|you think|cree|crees|creen|piensa',
    String.raw`(?:id|ill|i would|i will|we would|well) (?:get|qualify|pass)|(?:que )?me (?:den|aprueben|presten|autoricen)`,
    10,
  ),
  String.raw`\b(?:a sure thing|es un hecho|no way (?:i|we|im|that)|no hay (?:manera|forma|modo) de que me)\b|\baprueb[ae](?:l[aoe]s?|me|nos)\b|^(?:\w+ )?(?:run|pull|check|corra|revise|jale|saque) (?:my credit|mi (?:credito|buro)).{0,20}\b(?:now|for me|ahorita|ahora|ya)\b`,
  unless(
    'receiv\\w*|got|recib\\w+|llego|llegaron',
    near(
      'confirm|confirmeme|confirmame|confirme',
      String.raw`(?:the )?(?:money|funds)|im|i am|i will|ill|que (?:me|ya|mi)|el dinero|los fondos`,
      8,
    ),
  ),
  unless(
    HOW,
    String.raw`\b(?:will|would) (?:an? )?\d{3} (?:score )?(?:get|be) (?:${DECIDED})|\b(?:good|strong|high) enough to (?:get|be) (?:${DECIDED})|\b(?:give|deme|dame) (?:me )?(?:a |the |una |la )?(?:final )?decision\b|\b(?:make an exception|haga una excepcion|hagan una excepcion)\b|\brelease the funds\b`,
  ),
  String.raw`\b(?:green light|thumbs up|luz verde|visto bueno)\b`,
  unless(
    HOW,
    String.raw`\b(?:aprueb[ae]|aprueve|aprueva|aprovar|aproveme|apruebes)\b|\b(?:puede|puedes|podria|podrias|quiero|necesito|ocupo|hay que|va a|vas a|pueden|que) (?:me )?(?:aprobar|autorizar|aceptar) (?:mi|el|la|este|esta|un|una|los|mis|ya)\b|\blo (?:puede|puedes) (?:aprobar|autorizar)\b|\b(?:aprobarlo|autorizarlo|aprobarla)\b`,
  ),
  unless(
    HOW,
    String.raw`\bme l[oa]s? (?:van|va|vas) a (?:dar|prestar|aprobar)\b|\b(?:ya|entonces) (?:es mio|es mia|estoy dentro|la hice) (?:el|la)\b|\b(?:am i|im|are we|we are) (?:all set|good to go|golden)\b`,
  ),
  String.raw`\b(?:entonces|quedamos)(?: en)?(?: que)? (?:ya )?(?:estoy|es mi[oa]|quedo|esta) (?:listo|lista|hecho|el|la|aprobad\w)\b|\bya es mi[oa] el (?:credito|prestamo)\b`,
];

const TERMS = String.raw`rates?|interest|apr|fees?|charges?|down ?payment|deposit|payments?|tasas?|interes(?:es)?|enganche|inicial|comision(?:es)?|cargos?|pagos?|mensualidad(?:es)?`;
const promise = [
  String.raw`(?:^|\b(?:you|please|pls|just|and|porfa|favor) )(?:(?!have|offer|charge|give|got)\w+ )?(?:lower|drop|cut|reduce|shave|waive|knock|bring|discount|beat|match|negotiate|skip|remove|forgive) (?:\w+ ){0,2}(?:${TERMS})\b(?! (?:from|in|during)\b)(?!.{0,25}\b(?:winter|invierno|months|season|meses)\b)`,
  near(
    'match|beat|better|undercut|meet|igual\\w+|mejor\\w*',
    String.raw`\d+(?= ?%)|(?:banks?|competitors?|other lenders?) (?:rate|offer|quote)|rate than|tasa (?:que|de)|(?:de )?mi banco`,
    30,
  ),
  String.raw`\b(?:baj[ae]|rebaj[ae]|quit[ae]|perdon[ae]|condon[ae]|mejor[ae]|descuent[ae]|dej[ae]|respet[ae]|igual[ae]|sub[ae]|recort[ae])(?:me|nos|melo|mela|n?os)\b.{0,15}\b(?:${TERMS}|\d+ ?%)\b`,
  String.raw`\b(?:get|give|gimme|want|need|dan?|de|deme|dame|quiero|ocupo) (?:\w+ )?(?:\d+ )*\d+ ?%(?: de)? (?:interest|rate|apr|financing|interes|tasa)\b.{0,40}\b(?:if|today|now|right|hoy|si|ahora|ya|porque)\b`,
  String.raw`\b(?:what(?:s| is| will be)?|tell me|give me|cual es|cual seria|digame|dime) (?:is )?(?:my|mi) (?:own )?(?:interest )?(?:rate|apr|interest|tasa|interes)\b`,
  near(
    'lowest|best|better|highest|mas baj[oa]|mejor',
    String.raw`(?:rate|interest|apr|tasa|interes)(?: \w+)? (?:you ?ll|you (?:will|would|can|could)|youd|que me (?:da|das|puede|puedes)) ?(?:give|do|offer|get|dar)?`,
    4,
  ),
  near('under|below|menos (?:de|del)|debajo (?:de|del)', String.raw`\d+ ?(?:%|percent|por (?:ciento|100))`, 4),
  String.raw`\b(?:can|could|will|would) you (?:guys )?(?:offer|give|do|get)(?: (?:me|us))?(?: \d+){0,2} ?\d+ ?(?:%|percent)(?! (?:down|off|financing))|\bgive (?:me|us)(?: \d+)? \d+ ?(?:%|percent)(?! down)|\b(?:me|nos) (?:da|das|deja|dejas|pone) (?:el |un |en |al )?(?:\d+ )?\d+ ?%(?! de (?:enganche|entrada))|\bhold (?:this|that|the|my) (?:price|quote|offer)\b`,
  String.raw`\b(?:tasa|interes) mas baj[oa] que (?:me|nos)\b`,
  String.raw`\b(?:is|es|sera|that) ?\d+ ?%.{0,12}\b(?:rate|tasa|interest|interes)\b|^\d+ ?% (?:is|es|sera)\b`,
  both('exactly|exactamente', String.raw`(?:my|mi|the|el|la) (?:payment|pago|mensualidad|interest|rate)|be \d`, 20),
  String.raw`\b(?:exactly|exactamente|exact)\b.{0,20}\b(?:my|mi) (?:rate|interest|apr|tasa|interes)\b|\b(?:my|mi) (?:exact |own |final )?(?:rate|interest|tasa|interes) (?:exactly|exact[oa]|final)\b|\bdecide my rate\b`,
  String.raw`\b(?:give|offer|get|cut|haga|hazme|hagame|deme|dame) (?:me |us |nos )?(?:a |an |un |una )?(?:special |extra |better |mejor )?(?:deal on the rate|discount|descuento|rebaja)\b`,
];

const TAX = String.raw`tax(?:es|able|ed)?|irs|deduct\w*|depreciat\w*|write offs?|section 179|impuestos?|deduc\w+|deprecia\w+|seccion 179|hacienda|fisco`;
const ADVISE = String.raw`should i|should we|which (?:entity|option|one|is|form|structure)|better|best|smarter|bigger|bracket|how much.{0,25} (?:save|owe|get back)|save me|saves me|will i owe|do i owe|owe|lower my|lower our|reduce my|minimize|pay less|compute|calculate|figure out|what (?:do|should|can) i (?:tell|say)|me conviene|conviene|mejor|mas|cual (?:me|opcion)|que forma|como l[oa]|ahorra|ahorrar\w*|pagar menos|baj(?:a|an|ar)|que le digo|calcul\w+|saque\w*|tengo que pagar|debo pagar|deberia`;
const taxAdvice = [
  unless(
    'sales tax(?:es)?|impuestos? (?:de|sobre) ventas?|tax returns?|what is|que es|documents?|documentos|interest rates?|(?:can i|could i) (?:still )?apply (?:if|with|while)',
    both(TAX, ADVISE, 60),
  ),
  near('how much|cuanto', `(?:${TAX}).{0,25} (?:save|owe|ahorr\\w+)`, 15),
  String.raw`\b(?:can|could|puedo) (?:i|we)? ?(?:claim|put|take|reclamar|poner)\b.{0,30}\b(?:together|both|personal taxes|my taxes|my return|mis impuestos)\b|\bhow do (?:i|we) deduct\b|\bshould (?:i|we) (?:form|start|open|set up) (?:an?|my) (?:llc|s corp|corporation|company)\b|\bcomo (?:l[oa] )?(?:deduzco|deprecio)\b`,
  String.raw`\b(?:be|act as|sea|se|haga de|como) (?:my|a|an|mi|un|una) (?:\w+ )?(?:accountant|cpa|bookkeeper|tax (?:advisor|preparer|attorney)|contador|contadora|asesor fiscal)\b`,
  near('que (?:le )?(?:digo|pongo|reporto)|what (?:do|should) (?:i|we) (?:tell|report|say)', 'irs|hacienda|fisco', 30),
];

const legalAdvice = [
  near(
    'should i|should we|debo|deberia|me conviene|do i have to',
    String.raw`(?:file(?: for)?|declare|declar\w+(?: en)?)(?: \w+)? ?(?:chapter|bankruptcy|bancarrota|quiebra|capitulo|\b7\b|\b11\b|\b13\b)`,
    10,
  ),
  unless(
    'can i read|may i read|puedo leer|before i sign|antes de firmar',
    near(
      'review|read|check|look over|go over|interpret|explain|revis[ae]\\w*|lea|lee|analic\\w+',
      String.raw`(?:this|my|the|that|este|mi|el|ese) (?:contract|agreement|lease|guaranty|contrato|acuerdo|arrendamiento)`,
      12,
    ),
  ),
  String.raw`\b(?:verbal|oral) (?:agreement|contract|promise)\b|\bcontrato (?:de palabra|verbal)\b|\b(?:cancel|cancelar|rescind|rescindir) (?:the|my|a|el|mi|un) (?:\w+ )?(?:contract|agreement|lease|contrato|arrendamiento)\b`,
  String.raw`\b(?:cheated|scammed|defrauded|ripped|swindled) (?:me|us|off)\b|\bme (?:engano|enganaron|estafo|estafaron|robo|robaron|timo|timaron|transo)\b|\b(?:have|got|tengo|hay) (?:a|un) cas[eo] (?:against|contra)\b|\bcomo protej\w+\b`,
  String.raw`\b(?:avoid|evitar|prevent|stop) (?:\w+ )?(?:repossession|garnishment|foreclosure|repo|embargo)\b|\bpara que no me l[oa]s? (?:quiten|embarguen)\b`,
  String.raw`\b(?:draft|write|redact[ae]\w*|hag[ae]me) (?:me )?(?:a|an|un|una) (?:contract|agreement|lease|waiver|contrato|convenio)\b|\b(?:demand letter|cease and desist|small claims|carta de demanda|carta legal|power of attorney)\b|\b(?:que|cuales son mis|tengo) derechos\b|\bwhat rights\b`,
];

const RULES = String.raw`rules?|restrictions?|limits|filters?|guardrails|reglas?|restricciones|limites|filtros|instrucciones|instructions?`;
const STAFF = String.raw`manager|underwriter|underwriting|supervisor|boss|ceo|cfo|president|owner|director|admin\w*|developer|engineer|it department|loan officer|gerente|jefe|jefa|dueno|duena|director|analista|supervisor|ingenier[oa]|desarrollador|programador`;
const injection = [
  near(
    'disregard|ignore|forget|skip|override|set aside|drop|ignor[ae]|olvid[ae]\\w*|omit[ae]|salt[ae]\\w*|caso omiso',
    `(?:what|whatever|everything|all|that) (?:you|your|they|you were)|you are|youre|${RULES}|lo que|que (?:eres|te|usted|le)`,
    30,
  ),
  String.raw`\b(?:if|as if|like|si|como si) (?:you|tu|usted|ya)? ?(?:had|have|did|didnt|dont|no|tuvier\w+|hubier\w+)(?: \w+){0,3} (?:${RULES})\b`,
  String.raw`\b(?:answer|reply|respond|write|speak|talk|pose|contesta|conteste|responda|responde|escribe|escriba|habla|hable) (?:\w+ ){0,3}(?:as if|as though|como si|as (?!soon|well|long|much|many|early|fast|possible|a business|an? (?:llc|company|corporation))|como (?!empresa|negocio|puedo|se|le|una llc|una empresa))`,
  String.raw`\b(?:impersonat\w+|suplant\w+|(?:hagase|hazte|hacerse|hacerte|se haga) pasar|masquerade|pass yourself off)\b|\b(?:say|tell me|claim|admit|di|diga|dime) (?:that |que )?(?:youre|you are|eres|es usted|usted es) (?:a |an |un |una )?(?!open|abiert)\w+`,
  String.raw`\b(?:this is|speaking is|habla|le habla|soy|aqui) (?:the|your|el|la|su|tu) (?:\w+ )?(?:${STAFF})\b(?!.{0,12}\b(?:de|of) (?:mi|una|un|my|a|an)\b)`,
  String.raw`\b(?:i work (?:for|at) (?:you|your|this)|im (?:with|from) (?:your|the) (?:it|underwriting|compliance|security)|trabajo (?:para|con|en) (?:ustedes|esta empresa|su empresa|la empresa de ustedes))\b|\b(?:internal|internos?|internas?) (?:\w+ )?(?:criteria|rules|polic\w+|guidelines|notes|documents|criterios|reglas|politicas|notas)\b|\bcriterios internos\b`,
  String.raw`\b(?:secrets?|secretos?) (?:about|of|de|sobre) (?:you|how you|ti|usted|como)\b|\b(?:como|how) (?:te|were you|you were) (?:programaron|configuraron|hicieron|entrenaron|set up|built|configured|trained)\b`,
  String.raw`\b(?:from now on|going forward|de aqui en adelante|de ahora en adelante|en adelante)\b|\b(?:stop|quit|deja de|deje de) (?:being|acting|ser|actuar)\b|\b(?:you are|youre) no longer\b|\bya no eres\b`,
  String.raw`\b(?:your|tu|su) (?:developers?|creators?|programmers?|makers?|creador\w*|programador\w*|desarrollador\w*)\b|\b(?:text|instructions|texto) (?:you were|you got|que te)\b|\b(?:you|are you|were you) (?:instructed|told|programmed) to\b|\bhow are you (?:instructed|told|programmed)\b|\b(?:your|tu|su) (?:other|otros) (?:customers|clients|clientes)\b|\byou must (?:answer|say|agree)\b|\b(?:reset|reboot|reinicia) (?:yourself|te)\b|\b(?:your|tu) (?:first|initial|primer) (?:message|mensaje)\b`,
  String.raw`\b(?:repeat|repite|repita|copy|copia|print|imprime|muestra)\b.{0,20}\b(?:words|text|lines|palabras|texto|lineas) (?:above|before|de arriba|anteriores)\b`,
  String.raw`\b(?:make|get|have|que) (?:my|mis|mi|the) (?:\w+ ){1,3}(?:look|seem|appear|se vean?|parezcan?|luzcan?) (?:better|bigger|good|higher|mejor\w*|bien|mas)\b`,
  String.raw`(?:^|\b(?:you|please|just|and|favor) )(?:change|set|bump|raise|move|upgrade|put) (?:my|our) (?:credit )?(?:tier|score|level|decision|status|file) (?:to|up|from)\b|\b(?:cambi|sub|pon|mejor)[ae]\w*(?:me|nos) (?:el|la|mi) (?:nivel|puntaje|score|decision|estatus)\b|\bcambi[ae] (?:la|mi) (?:decision|calificacion)\b`,
  String.raw`\b(?:your|tus|list|enumer\w+) (?:\w+ )?(?:restrictions|guidelines|limitations|context window|context|restricciones|lineamientos|limitaciones)\b|\b(?:hidden|oculto|oculta) (?:text|texto)\b|\b(?:texto|mensaje) ocult[oa]\b|\bcontext window\b`,
  String.raw`\b(?:you|te|le) ?(?:are|were|youre)? ?(?:not allowed|forbidden|prohibited|no te dejan|prohib\w+)\b|\bno te (?:dejan|permiten)\b|\b(?:im|i am) testing you\b|\b(?:te|lo|la) estoy probando\b|\beres libre\b|\bsistema:|\bque modelo (?:eres|es usted|usas)\b`,
  String.raw`\b(?:be|se|sea|seas) (?:my|mi) (?:\w+ )?(?:officer|banker|lawyer|attorney|advisor|boss|broker|asesor|banquero|abogad[oa]|jefe|gerente)\b(?! be)|\b(?:you are|youre|eres|usted es) (?:\w+ )?(?:from|de|in|en) (?:underwriting|sales|credit|credito|ventas|el banco|the bank)\b`,
  near(
    'use|usar|uso|usamos',
    String.raw`(?:brothers|sisters|wifes|husbands|friends|cousins|elses|someones) (?:social|ssn|itin|id)|(?:social|ssn|itin) (?:\w+ ){0,3}(?:hermano|hermana|esposa|esposo|amigo|primo|otra persona|otro|someone|somebody)`,
    30,
  ),
  String.raw`^(?:\w+ )?(?:sign|firm[ae]) (?:\w+ ){1,4}(?:for me|por mi|on the)\b|\b(?:without telling|sin decirle|behind her back|behind his back)\b|\b(?:say|put|digo|decir|pongo)\b.{0,30}\b(?:business|negocio)\b.{0,20}\bpersonal\b`,
  near(
    'skip|bypass|get around|get past|evade|salt[ae]\\w*|brin[cq]\\w+|la vuelta a|evitar',
    String.raw`(?:the |my |a |la |el |los )?(?:credit )?(?:check|underwriting|review|verification|approval|revision|analista|buro|verificacion)`,
    8,
  ),
  near('neighbors?|friends?|competitors?|compadre|vecin[oa]|amigo|cunado', 'got|gets|pays|paid|rate|tasa', 15),
  String.raw`\btasa les? (?:dieron|dan) a\b|\b(?:look up|lookup|pull up|busc[ae]\w*|busque) (?!my|our|mi\b|nuestra)(?:\w+ ){1,3}(?:application|file|deal|expediente)\b|\b(?:busque|busca|buscame) (?:la solicitud|el expediente|la cuenta) de\b`,
  String.raw`\b(?:ensen|muestr|mand|d)[ae]\w*me (?:la |una |su )?(?:lista|base|tabla) de (?:clientes|solicitantes|usuarios|personas)\b|\b(?:write|compose|draft|escrib[ae]\w*|redact[ae]\w*) (?:me )?(?:an?|un|una) (?:e ?mail|letter|approval|correo|carta)\b.{0,60}\b(?:as|from|como|de parte|saying|diciendo|approved|aprobad\w)\b`,
];

const SECRET = String.raw`ssn|social(?: security)?(?: number)?|(?:numero de )?seguro social|numero de seguro|social|(?:credit |debit )?card(?: number)?|tarjeta(?: de (?:credito|debito))?|(?:bank )?account number|routing(?: number)?|bank (?:account|login|password|details)|numero de (?:mi )?(?:cuenta|tarjeta|ruta)|cuenta (?:de banco|bancaria)|clabe|cvv|pin|itin number|ein number`;
const sensitive = [
  unless(
    'do you|ustedes|safe|seguro dar|form|application|have to|need to|why|instead|without|solicitud|por que|tengo que|sin|apply|aplicar|pay(?:ment)? online|autopay|automaticos?',
    near(
      String.raw`let me|ill|i will|im going to|im sending|can i (?:give|type|send|text|tell|read|share|put)|i can (?:give|type|send|tell|read)|should i (?:type|give|send)|here is|heres|this is|take|write|note|store|save|keep|charge|bill|debit|run|aqui (?:esta|le va|va)|le (?:puedo dar|doy|escribo|dicto|paso|mando|digo)|te (?:doy|paso|mando|digo)|puedo (?:darle|mandarle|escribir)|tome|toma|apunte|anote|guarde|pida(?:me)?|pideme|pregunt[ae]me|verifi(?:que|ca)|need|ask me for|collect|read back|verify|cobre(?:me|n)?|cargue(?:me)?`,
      `(?:my |the |mi |mis |el |la |a |de |del )?(?:\\w+ ){0,3}(?:${SECRET})`,
      25,
    ),
  ),
  String.raw`\bmy (?:ssn|social) (?:is|starts|ends|number is)\b|\bmi (?:ssn|social|seguro social) (?:es|empieza|termina)\b|\b(?:here are|here is|heres|aqui (?:estan|van)) (?:my|mis) (?:bank|banking|card|datos (?:del banco|bancarios|de (?:la|mi) tarjeta))\b`,
  String.raw`\b(?:bank (?:login|password)|contrasena (?:del|de mi|de su) banco|clave del banco)\b|\b(?:banking|card|bank) (?:info|information|details|data)\b.{0,30}\b(?:here|collect|take|ask)\b|\bcollect (?:my|our) (?:bank\w*|card|personal)\b`,
  near(
    SECRET,
    String.raw`(?:i can|i ll|ill|let me|se l[oa]|le|te) (?:type|send|give|read|tell|write|escribo|mando|doy|dicto|paso|digo|pongo)|take it down|write it down|apunt\w+|anot\w+|(?:on|in) (?:your )?(?:file|record|system)|(?:que )?tienen guardad\w+`,
    30,
  ),
  near(
    'deme|dame|dime|digame|give me|tell me|whats|what is|cual es|ensename|show me|look up|read me',
    String.raw`(?:the |el |my |mi |his |her |su |a |un )?(?:${SECRET})(?: number)? (?:of|de|del|on file|que tienen|for) (?!mi esposa|my wife)`,
    3,
  ),
];

export const forbiddenActs: Record<Refusal, string[]> = {
  injection,
  errand: [],
  'sensitive-request': sensitive,
  'legal-advice': legalAdvice,
  'tax-advice': taxAdvice,
  promise,
  approval,
};
