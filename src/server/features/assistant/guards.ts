import { forbiddenActs } from './forbidden-acts.ts';
import { forbiddenErrands } from './forbidden-errands.ts';
import { evasions } from './forbidden-evasions.ts';
import { forbiddenIntents } from './forbidden-intents.ts';
import { anyPattern } from './guard-patterns.ts';
import { forbiddenLikeness } from './likeness.ts';
import { digitsOf } from './number-words.ts';
import { isToldToAct } from './told-to-act.ts';
import { fold } from './words.ts';

/** What the assistant never does, whatever it is asked. */
export const refusals = [
  'approval',
  'promise',
  'tax-advice',
  'legal-advice',
  'sensitive-request',
  'injection',
  'errand',
] as const;
export type Refusal = (typeof refusals)[number];

/** English and Spanish alike: people mix them. Read on folded text. */
const guards: [Refusal, (text: string) => boolean][] = [
  [
    'injection',
    anyPattern(
      String.raw`\b(?:show|send|give|read|look up|lookup|pull up|find|list|tell|export|muestra\w*|manda\w*|dame|deme|busca\w*|lee\w*|dime|digame)\b.{0,25}\b(?:list of|lista de|application of|applications? from|solicitud de|expediente de|borrowers|applicants|clientes|admin\w*|passwords?|contrasenas?|memory|database|base de datos)\b(?!.{0,15}\b(?:documents?|documentos|equipment|equipo|papers|papeles)\b)|\b(?:last|previous|other|another|ultimo|otro) (?:customer|person|user|visitor|applicant|cliente|persona|usuario)\b`,
      String.raw`\b(?:youre|you are) (?:a |an )?(?:free|unrestricted|different|evil|new)\b|\byou work for me\b|\b(?:agree|say yes|answer) (?:with |to )?(?:everything|every question|all|anything)\b|\b(?:with|con) (?:yes|que si)\b$|\b(?:new|nueva) (?:policy|politica)\b|\bprogrammed\b|\b(?:dump|delete|erase|wipe|hack\w*|borra|hackea\w*)\b.{0,20}\b(?:memory|data|database|system|memoria|datos|sistema)\b|\brun (?:this )?(?:command|code|script)\b|\byou have been hacked\b|\bi am the (?:manager|boss)\b|\bsoy el (?:gerente|patron)\b|\bwaive my\b`,
      String.raw`\b(?:fake(?! (?:web ?)?(?:site|page))|forge\w*|falsif\w*|falso|(?<!pagina )falsa|falsos|inventar|inventado|inflate|inflar)\b|\b(?:lie|mentir|miento)\b.{0,25}\b(?:about|on|en|sobre|my|mi)\b|\b(?:get around|sneak past|trick|cheat|evadir|burlar)\b|\bhide\b.{0,25}\bfrom you\b`,
      String.raw`\boverride\b|\bsystem (?:update|notice|message)\b|\b(?:your|tu|su) (?:source|config\w*|database|knowledge base|secrets?|code|model|base de datos|codigo|configuracion)\b|\bwhat model\b|\bque modelo de (?:ia|inteligencia)\b|\bconfidential\b|\bconfidencial\b`,
      String.raw`\b(?:youre|ur|u are|your) now\b|\b(?:assume|suppose|imagine|lets say|lets pretend|supon|imagina|pretende)\b.{0,12}\b(?:you|youre|que eres|que usted)\b|\b(?:pretend|hypothetically|hipoteticamente|lets play|juguemos|for a (?:movie|story|script)|para una (?:pelicula|historia))\b`,
      String.raw`\b(?:turn off|disable|unlock|remove|drop|desactiva|apaga|quita)\b.{0,20}\b(?:your|safety|filters?|rules|limits|tus|sus|filtros|reglas|limites|seguridad)\b|\b(?:start|begin|empieza|comienza) (?:your|every|the|tu|su) (?:reply|answer|response|respuesta)\b`,
      String.raw`\b(?:say|write|type|reply|print|output|repeat|di|escribe|imprime|repite|repita)\b.{0,25}\b(?:approved|everything above|text above|above|verbatim|aprobado|lo de arriba|todo lo)\b|\b(?:everything|the text|lo que esta|lo) (?:above|arriba)\b`,
      String.raw`\b(?:i authorize you|im authorized|i have (?:permission|clearance|access)|te autorizo|estoy autorizado|tengo permiso)\b|\b(?:set|change|make|update|pon|cambia|fija)\b.{0,15}\b(?:the |my |la |mi )(?:rate|interest|apr|tasa|interes) (?:to|at|a|en)\b`,
      String.raw`\b(?:new|nuevas?|these|estas|following|siguientes) (?:instructions?|rules?|instrucciones|reglas?)\b|\b(?:test|maintenance|unrestricted|override) mode\b|\bmodo (?:prueba|mantenimiento|libre|sin)\b|\badmin override\b`,
      String.raw`\b(?:no|without(?: any)?|sin|skip the|break the|rompe las|saltate las|ninguna) (?:restrictions?|rules|limits|filters?|restricciones|reglas|limites|filtros)\b|\bunrestricted\b|\byou (?:must|have to) obey\b|\b(?:debes|tienes que) obedecer\b`,
      String.raw`\b(?:respond|answer|talk|speak|write|reply|behave|responde|contesta|habla|escribe|comportate) (?:like|as|como) (?:a|an|if|the|my|un|una|si|el|la|mi)\b|\beres (?:un|una) (?!robot|bot|persona|maquina|humano|asistente|ia\b)\w+ (?:ahora|que)\b|\bhaz(?:le)? como (?:si|que)\b`,
      String.raw`\b(?:chat ?gpt|openai|gpt|llm|language model|modelo de lenguaje|anthropic)\b|\b(?:told|trained|programmed) to (?:do|say)\b|\bwere you (?:told|given|instructed)\b|\bte (?:dijeron|programaron|ordenaron)\b`,
      String.raw`\b(?:datos|informacion|numeros?|solicitud(?:es)?|expedientes?) de (?:otros?|otras?|los demas|todos)\b|\b(?:other|another|someone elses|somebody elses) (?:customers?|applicants?|persons?|peoples|clients?|companys|borrowers?)\b.{0,20}\b(?:info|information|data|application|rate|deal|file|ssn|number)\b`,
      String.raw`\b(?:ignore|disregard|forget|override|bypass|ignora|ignore|olvida|olvidate|omite|salta)\b.{0,40}\b(?:instructions?|rules?|prompts?|guidelines|training|restrictions?|filters?|above|previous|everything|instrucciones|reglas|anterior(?:es)?|restricciones|filtros|todo lo)\b`,
      String.raw`\b(?:system|hidden|initial|secret|original)\s?(?:prompt|instructions?|message)|\bprompt\b|\byour (?:instructions|rules|prompt|programming)\b|\b(?:tus|sus) (?:instrucciones|reglas)\b|instrucciones (?:internas|secretas|del sistema)|mensaje de sistema`,
      String.raw`\b(?:you are now|from now on|pretend (?:to be|you|that|youre)|act as|act like|roleplay|role play|simulate being|eres ahora|ahora eres|desde ahora|a partir de ahora|actua como|actue como|finge|finja|haz de cuenta|haga de cuenta|imagina que eres|hazte pasar|simula)\b`,
      String.raw`\b(?:jailbreak|developer mode|modo desarrollador|modo dios|god mode|dan mode|debug mode|admin mode|modo administrador|sudo|drop table|select \* from|api key|base64)\b|<\/?(?:script|system)|\[system|system:|assistant:`,
      String.raw`\b(?:reveal|show|list|print|dump|give|muestra|muestrame|ensename|dame|lista)\b.{0,30}\b(?:other|another|all|otros?|otras?|todos?|todas?)\b.{0,20}\b(?:customers?|applicants?|applications|clients?|users?|clientes|solicitantes|solicitudes|usuarios)\b`,
      String.raw`\b(?:repeat|say|respond|reply|answer|output|repite|repita|responde|contesta|di)\b.{0,30}\b(?:only with|word for word|after me|exactly|solo con|palabra por palabra|despues de mi|solamente)\b`,
      String.raw`\b(?:im|i am|soy) (?:the|an|your|el|la|un|una|tu|su)?\s?(?:admin|administrator|developer|programmer|ceo|owner of this (?:site|company)|administrador|desarrollador|programador|creador|jefe|dueno de (?:esta|la) (?:pagina|compania|empresa))\b`,
    ),
  ],
  [
    'legal-advice',
    anyPattern(
      String.raw`(?<!(?:estatus|residente|residencia|status|papeles|mi|my) )\blegal(?:es)?\b(?! (?:name|entity|business|structure|status|resident))(?<!nombre legal)|\b(?:laws?|ley(?! de igualdad)|leyes)\b|\b(?:breach|breached|arbitration|garnish|subpoena|judgment|discharge|denunciar|denuncia|(?<!que (?:significa|es) (?:el |un )?)incumpl\w+|invalid\w+|reclamacion)\b`,
      String.raw`\b(?:stop|quit|stopped) (?:paying|making payments)\b|\b(?:dejo|dejamos|dejar) de pagar\b|\bsi (?:ya )?no (?:le )?pago\b|\bme salgo del (?:contrato|trato)\b|\bsalir(?:me|nos)? del contrato\b|\b(?:what happens|que pasa) if i default\b|\bi default\b`,
      String.raw`\b(?:lawyers?|attorneys?|sue|suing|sued|legal advice|legally|court|judge|illegal|loophole|statute|prescrib\w+|usury|abogad[oa]s?|demandar|demanda|demandarlos|demandarme|consejo legal|asesoria legal|juez|corte|ilegal|usura|legalmente|tribunal)\b`,
      String.raw`\b(?:is (?:it|this|that) legal|es legal|seria legal|legal para|legal to|my (?:legal )?rights|mis derechos)\b`,
      String.raw`\b(?:enforceable|binding|break (?:the|my|this|a) (?:lease|contract|agreement)|get out of (?:the|my|this|a) (?:lease|contract|agreement|guaranty|guarantee|loan)|void the|romper el contrato|zafar|salirme del contrato|anular el contrato|es obligatorio por ley|por ley)\b`,
      String.raw`\b(?:can (?:they|you|the bank|a lender|my lender) (?:take|seize|garnish|come after|go after|repossess|repo)|me pueden (?:quitar|embargar|meter a la carcel|deportar)|pueden quitarme|nos pueden quitar|hide (?:my )?assets|protect my (?:house|assets)|proteger mi(?:s)? (?:casa|bienes)|esconder)\b`,
      String.raw`\b(?:should i|do i have to|debo|deberia) (?:file|declare|declarar(?:me)?)(?: for)?(?: la)?(?: en)? (?:bankruptcy|bancarrota|quiebra)\b`,
      String.raw`\b(?:clause|clausula)\b`,
      String.raw`^(?!.*\b(?:can i|could i|puedo|podemos) (?:still |igual )?(?:apply|aplicar|solicitar)\b).*\b(?:lawsuit|pleito|juicio)\b`,
    ),
  ],
  [
    'tax-advice',
    anyPattern(
      String.raw`\b(?:line \d+|schedule [a-z]\b|form \d+|s corp|c corp|linea \d+)\b.{0,40}\b(?:return|tax|taxes|deduction|irs|deduc\w+|declaracion|impuestos)\b|\b(?:tax|taxes|deduction|179|deduc\w+|impuestos)\b.{0,60}\b(?:s corp|c corp|schedule [a-z]\b|form \d+|file jointly|jointly|married)\b`,
      String.raw`\b(?:can|could|should|puedo|podemos|debo)\b.{0,15}\b(?:claim|reclamar)\b.{0,20}\b(?:179|deduction|depreciation|deduccion|depreciacion)\b.{0,10}\bif\b|\bwhat (?:should|do) i put\b.{0,40}\b(?:return|taxes)\b`,
      String.raw`\b(?:meter|poner|incluir|pasar|reportar|meto|pongo|cargar)\b.{0,40}\b(?:en|a) (?:los |mis |la |mi )?(?:taxes|impuestos|declaracion)\b|\b(?:get|be|being) audited\b|\bwill the irs\b|\bme (?:van a auditar|audita)\w*\b|\bel irs (?:me|va|puede)\b`,
      String.raw`\b(?:tax|taxes|irs|deduct\w*|depreciat\w*|write ?off|179)\b.{0,60}\b(?:should i|do i have to report|in my (?:case|situation)|for me|am i better|better for me|exactly how much|advice|advise|strategy)\b`,
      String.raw`\b(?:should (?:i|we|my)|am i better|are we better|is it (?:better|smarter)|whats (?:better|best)|what is (?:better|best)|which is better|would you|do you recommend|advise)\b.{0,70}\b(?:tax|taxes|irs|deduct\w*|depreciat\w*|write ?off|179|s corp|schedule c|1120|form 4562)\b`,
      String.raw`\b(?:how much|exactly what|what) (?:will|would|do|can|could|am|are|tax|taxes) ?(?:i|we|my|it)?.{0,30}\b(?:save|owe|pay|get back|refund)\b.{0,30}\b(?:tax|taxes|irs|refund)\b`,
      String.raw`\bhow (?:do|should|would|can) (?:i|we) (?:file|report|claim|fill|put|list|declare|hide|avoid|book|depreciate|categorize|treat)\b.{0,50}\b(?:tax|taxes|return|irs|income|deduction|179|depreciation|form|schedule|equipment|machine|truck|lease|it)\b`,
      String.raw`\b(?:my|our) (?:tax (?:bracket|bill|situation|liability|return)|return|accountant|cpa)\b.{0,60}\b(?:should|how much|what|will|would|can you|tell me|figure|save|says?|said|enough|wrong|right)\b|\b(?:how much|what|figure out|calculate|compute|tell me)\b.{0,50}\b(?:my|our) (?:tax (?:bracket|bill|situation|liability|return|savings|refund)|taxes)\b`,
      String.raw`\b(?:do|file|prepare|fill out|fix) my taxes\b|\b(?:tax advice|tax advisor for me|avoid(?:ing)? taxes|evade|cheat)\b|\bbackdat\w+\b`,
      String.raw`\b(?:me conviene|nos conviene|conviene|es mejor|que es mejor|cual es mejor|deberia|debo(?! (?:impuestos|taxes))|debemos|recomienda\w*|aconseja\w*|me aconseja)\b.{0,70}\b(?:impuestos?|taxes|deduc\w+|deprecia\w+|179|declar\w+|fiscal\w*|irs|s corp)\b`,
      String.raw`\b(?:impuestos?|taxes|deduc\w+|deprecia\w+|179|declaracion)\b.{0,60}\b(?:me conviene|conviene mas|en mi caso|en mi situacion|que hago|como le hago|deberia|debo|me recomienda|aconseja)\b`,
      String.raw`\bcuanto (?:me )?(?:voy a |puedo |podria |vamos a )?(?:ahorr\w+|deb\w+|pag\w+|regres\w+|devuelv\w+|sale|toca|descuentan?|recuper\w+)\b.{0,40}\b(?:impuestos?|taxes|irs|reembolso|tax)\b`,
      String.raw`\bcomo (?:declaro|lo declaro|reporto|lo reporto|pongo|lo pongo|meto|lo meto|deprecio|lo deprecio|la deprecio|evito|lleno|llenar|declarar|reportar|evitar|evado|escondo|registro|lo registro|la registro)\b.{0,50}\b(?:impuestos?|taxes|declaracion|deduccion|irs|equipo|maquina|ingresos|forma|planilla)\b`,
      String.raw`\b(?:hagame|haga|hacerme|me hace|me hacen|llename|lleneme|prepar\w+) (?:los|mis|la|mi) (?:taxes|impuestos|declaracion|planilla)\b|\b(?:consejo|asesoria) (?:fiscal|de impuestos|de taxes)\b|\bno pagar (?:impuestos|taxes)\b`,
      String.raw`\b(?:write off|deduct|expense|deducir|descontar)\b.{0,40}\b(?:personal|family|my wifes|vacation|familia|personales)\b`,
    ),
  ],
  [
    'promise',
    anyPattern(
      String.raw`\bdiscount code\b|\bcodigo de descuento\b|\b(?:your|su|tu) (?:boss|manager|jefe|gerente) (?:said|told|dijo)\b`,
      String.raw`\b(?:count on|done deal|definitely|trato hecho|es seguro que|seguro que si)\b`,
      String.raw`\b(?:me (?:puede|puedes|pueden) (?:asegurar|garantizar|prometer))\b|\bcan you (?:assure|ensure|promise|guarantee)\b`,
      String.raw`\b(?:have to |must |need to |will you |youll )?honor (?:that|it|this|the)\b|\bmy rate (?:is|will be|would be)\b.{0,20}\d|\bconfirm (?:it|that|my rate|the rate|in writing)\b|\bmi tasa (?:es|va a ser|sera|seria|queda)\b|\brespet\w+ (?:el|la|ese|esa|mi) \d|\bno me (?:la |lo )?(?:vayan a|van a|suben?|suban)\b`,
      String.raw`\b(?:you|ya) (?:said|told|promised|dijeron|dijiste|dijo|prometieron)\b.{0,40}(?:\d ?%|\brate\b|\btasa\b|\bapproved\b|\baprobad)|\bnever (?:go up|increase|change)\b|\bwont (?:go up|increase|change)\b|\bnunca (?:sube|cambia|va a subir)\b`,
      String.raw`(?<!personal )(?<!personally )(?<!money back )(?<!does applying )(?<!who gives (?:a|the) )(?<!\bdo you (?:have|offer) (?:any |a )?)\b(?:guarantee|guaranteed|guarantees)\b(?! (?:required|needed|my own|the (?:loan|debt|note)))(?<!a personal guarantee)(?<!(?:sign|need|require|personal|without a|no|owners have to|have to|need to) (?:a )?(?:guarantee))`,
      String.raw`(?<!\bmay i |\bcan i |\bcould i |\bshould i )\b(?:promise|promises)\b|\b(?:swear|give me your word|your word|assure me|for sure|100 ?%? ?(?:sure|certain|approv\w*|guarant\w*)|no matter what|in writing(?! (?:before|when|after) i)|lock (?:me )?(?:in|that)|lock(?:ed)? (?:the |my |a |in |that )?rate|hold (?:the|that|my|me|this) rate|match (?:that|their|this|the|my|any) (?:rate|quote|offer|bank)|beat (?:that|their|my|any|this|the))\b`,
      String.raw`\b(?:garantic\w+|(?<!tienen? que )(?<!\btienen .{0,30})garantiza\w*|(?<!\btienen .{0,30})garantizad[oa]s?|asegurame|asegureme|aseguran que|asegura que|me asegura\b(?! la)|(?<!puedo )promet\w+|prometid[oa]|jura|jure|jureme|su palabra|tu palabra|palabra de honor|seguro que me|100 ?(?:%|por ciento) seguro|por escrito que|me lo firma|congel\w+ la tasa|apart\w+ la tasa|respet\w+ (?:esa|la|esta) tasa|fijar la tasa|fijame|igual\w+ (?:esa|la|su) (?:tasa|oferta)|mejor\w+ la oferta)\b`,
      String.raw`\b(?:quote|give|tell|offer) me (?:a |my |an |the |your )?(?:exact |firm |final |real |actual |best |locked )?(?:interest )?rate\b|(?<!how (?:do|can) i get (?:an? )?)\b(?:exact|final|firm|actual) (?:interest )?(?:rate|apr|payment|quote|offer)\b|\bwhat (?:exact |is my )(?:rate|apr)\b|\bbinding (?:quote|offer)\b`,
      String.raw`(?<!como (?:consigo|obtengo|pido|saco) (?:una )?)\b(?:tasa|oferta|cotizacion|interes) (?:exact[ao]|final|firme|fij[ao] para mi|definitiv[ao]|real)\b|\b(?:coticeme|cotizame|deme|dame|digame|dime) (?:la |una |mi )?tasa\b`,
      String.raw`\b(?:commit to|committed to|comprometerse|comprometen a|se compromete)\b`,
    ),
  ],
  [
    'approval',
    anyPattern(
      String.raw`\b(?:mark|put|consider|list|set|tell|text|email|send|say|pon\w*|marca\w*|considera\w*|avisa(?!n\b)\w*|manda\w*)\b.{0,40}\b(?:approved|approval|aprobad[oa]|aprobacion)\b(?!.{0,20}(?:how|when|cuando|cuanto))`,
      String.raw`\b(?:is that|so its|so thats|thats) (?:a )?(?:yes|approved|approval)\b|\b(?:necesito|quiero|ocupo|exijo|pido) que (?:me|nos|lo|la) (?:apruebe\w*|autorice\w*|aceptes?|acepten|den el si)\b|\b(?:ya )?(?:quedo|quedaria|estaria|saldria) (?:ya )?(?:aprobad|autorizad)[oa]\b|\beso es un si\b`,
      String.raw`\b(?:i want|i need|get|gimme|give) (?:you to |my |an? )?(?:instant |instantly )?(?:approve|approval)\b(?! (?:time|process))|\binstant(?:ly)? (?:approve|approved|approval)\b|\baprobacion (?:inmediata|al instante|ahorita|ya|ahora)\b|\b(?:make|made) the decision\b|\bdecide (?:now|right now|ahora|ya)\b|\btoma la decision\b`,
      String.raw`(?<!\b(?:when|until|once) you )\b(?:approve|preapprove|pre approve|qualify|prequalify|pre qualify|clear|pass|(?<!\bif you )decline|underwrite) (?:me|us|my|this|it|our|him|her)\b`,
      String.raw`\b(?:am i|are we|are you sure im|is my (?:application|loan|deal|file)|is our (?:application|loan|deal)|did i get|was i|were we|did we get|have i been) (?:been |already |now |pre ?)?(?:approved|qualified|accepted|good to go|in)\b`,
      String.raw`\b(?:will|would|do|did) (?:i|we|you guys|you|it|they) (?:definitely |actually |even |ever |likely |probably |really )?(?:get |be |still get |still be )?(?:approved?|qualified|accepted)\b(?! (?:deals|loans|people|bad|fair|anyone|new|businesses|companies|startups))`,
      String.raw`\b(?:say|tell me|confirm|telling me|just say|admit) (?:that |me )?(?:i am|im|we are|were|my (?:loan|application|deal)(?: is)?|yes|its|it is|i will be|ill be|i got)\b.{0,25}`,
      String.raw`\b(?:yes or no|si o no)\b|\bgive me (?:the |an |a )?(?:approval|green light|yes|ok)\b|(?<!\b(?:lowers?|hurts?|improves?|raises?|better) )\bmy (?:chances|odds)\b|\b(?:chances|odds) (?:of|that|i|to)\b|\bapproval (?:now|right now|today|number|code)\b`,
      String.raw`\b(?:aprueb[ae]\w*me|apruebame|aprueb[ae] mi|aprueben mi|precalifi\w+me|autoriz\w+me|(?<!(?:tardan?|demoran?|para) (?:en )?)(?:aprobarme|autorizarme)|aprueb[ae]nme)\b|\b(?:me|nos) (?:puede|puedes|pueden|podria|podrian|vas a|va a|van a) (?:aprobar|autorizar|preaprobar|precalificar|dar el si)\b`,
      String.raw`(?<!\b(?:cuando|como)\b.{0,30})\b(?:estoy|estamos|ya estoy|quede|ya quede|quedamos|sali|salimos|esta mi solicitud|fui) (?:ya )?(?:aprobad[oa]s?|autorizad[oa]s?|precalificad[oa]s?|preaprobad[oa]s?|aceptad[oa]s?)\b`,
      String.raw`(?<!cuanto tiempo )(?<!cuando )(?<!de que )(?<!para que )(?<!si )(?<!una vez que )(?<!que tan rapido )(?<!tiempo )(?<!dias )(?<!horas )\b(?:me|nos) (?:aprueban?|aprobaran|aprobarian|van a aprobar|autorizan|aprobaron|aceptan)\b(?!.{0,30}(?:cuanto|tiempo|tarda|con itin|con mal|con (?:un )?\d|el mismo dia|rapido))`,
      String.raw`\b(?:confirm\w+|digame|dime|diga|deme|dame)\b.{0,25}\b(?:aprobad[oa]|aprobacion|que si|el visto bueno|luz verde|que califico|si califico|que estoy)\b|\b(?:mis posibilidades|que probabilidad|que chance|mis chances|probabilidades)\b`,
      String.raw`(?<!how )(?<!what )(?<!\b(?:no|only|with|without|bad|new|solo|sin)\b.{0,60})\b(?:do i|do we|would i|would we|will i|will we|could i|does my business|can i|can we) (?:qualify|prequalify)\b(?!.{0,30}(?:with|without|if|as|even))`,
      String.raw`\b(?:califico|calificaria|calificamos|calificare)\b(?!.{0,30}(?:con|sin|si|aunque))`,
    ),
  ],
];

const LAST_KINDS = [
  'injection',
  'sensitive-request',
  'legal-advice',
  'tax-advice',
  'promise',
  'approval',
  'errand',
] as const;
const acts = LAST_KINDS.map(
  (why) => [why, anyPattern(...forbiddenActs[why], ...evasions[why], ...forbiddenErrands[why])] as const,
);
const intents = LAST_KINDS.map((why) => [why, anyPattern(...forbiddenIntents[why])] as const);
/** What sounds less forbidden than this, by its words, is not looked at a third time. */
const LEAST_LIKELY = -3;

/** Slips of the pen that would hide what is asked, and letters set apart. */
const SLIPS: [RegExp, string][] = [
  [/\bap+ro+v+(?=e\b|ed\b|al\b|ing\b)/g, 'approv'],
  [/\bapro[bv]+(?=ad)/g, 'aprob'],
  [/\bapr[ou]?e[bv]+(?=[ae])/g, 'aprueb'],
  [/\bi[gn]{2,3}or[ae]?\b/g, 'ignore'],
];

/** Which of the things that the assistant never does this asks for, if any. */
export function forbiddenIn(text: string, likeness = forbiddenLikeness(text)): Refusal | undefined {
  const read = digitsOf(fold(text))
    .replace(/[^\p{L}\p{N}%:<>/*[\]]+/gu, ' ')
    .trim()
    .replace(/\b[a-z](?: [a-z]){4,}\b/g, (letters) => letters.replaceAll(' ', ''));
  const plain = SLIPS.reduce((all, [from, to]) => all.replace(from, to), read);
  const why = guards.find(([, asks]) => asks(plain))?.[0] ?? acts.find(([, asks]) => asks(plain))?.[0];
  if (why !== undefined || likeness < LEAST_LIKELY) return why;
  return intents.find(([, asks]) => asks(plain))?.[0] ?? (isToldToAct(fold(text)) ? 'errand' : undefined);
}
