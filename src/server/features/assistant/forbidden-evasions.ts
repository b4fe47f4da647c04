import { both, unless } from './guard-patterns.ts';
import type { Refusal } from './guards.ts';

/** What nobody should do, asked in passing, as a favour, a game or a threat. English and Spanish; read on folded text. */
const ASKS_HOW = String.raw`how|como|what is|que es|when|after|before|once|until|cuando|cuant[oa]s?|despues|una vez|tard(?!es\b)\w+|si ya`;
const approval = [
  String.raw`\bis my credit (?:good|ok|okay|strong|high) enough\b|\bmi credito (?:alcanza|sirve|basta|es suficiente)\b|\bwill (?:an? |my )?\d{3}(?: \w+){0,2} (?:do|work|fly|cut it|be enough)\b|\b(?:sirve|alcanza|basta)\b.{0,10}\b(?:un|mi|con) \d{3}\b`,
  String.raw`\btell (?:me|us) (?:that )?(?:i|we) (?:pre ?)?qualify\b|\b(?:whats|what is|cual es) (?:my|mi) (?:credit |fico )?(?:score|puntaje|puntuacion)\b|\b(?:run|pull|check|corr[ae]\w*|revis[ae]\w*) (?:my|mi) (?:credit|score|fico|credito|buro)\b.{0,15}\b(?:now|here|today|for me|ahora|ahorita|aqui|hoy)\b`,
  unless(
    ASKS_HOW,
    String.raw`\b(?:let me know|tell me|confirm\w*|decir(?:me)?|dig\w+|avis\w+)\b.{0,40}\b(?:im|i am|we are|our|my|ya|estoy|esta|estamos)\b.{0,25}\b(?:approved|aprobad[oa]s?)\b`,
  ),
  String.raw`\bdo the same for me\b|\b(?:hag\w+|haz) lo mismo conmigo\b|\b(?:push|squeeze|slip|wave|let) (?:it|me|us|this) through\b|\b(?:nomas|solo|ya) pasel[oa]\b`,
  String.raw`\b(?:tell|let|avis\w+|dig\w+)\b.{0,25}\b(?:financing|loan|deal|financiamiento|prestamo|credito) (?:already |ya )?(?:went through|is done|cleared|ya salio|salio|quedo)\b|\b(?:avis\w+)\b.{0,10}\bsalio\b`,
  String.raw`\b(?:so|basically|then) im in\b|\bya estoy a?dentro\b|\b(?:need|want|necesito|quiero|ocupo) (?:a |an |un )?(?:yes|si) (?:from|de|before|antes)|\bme dig\w* que (?:si|no)\b|\b(?:say|saying) (?:yes|no) to me\b|\bfor you to say yes\b`,
  unless(
    String.raw`why|por que|what happens|que pasa|if|si|can i|puedo|bank|banco|reapply|reason\w*|razon`,
    String.raw`\bturn(?:ing)? (?:me|us) down\b|\b(?:would you|are you going to|will you|gonna) (?:reject|decline|deny|refuse) (?:me|us|my)\b|\bme (?:van a |va a |vas a )?(?:rechaz(?:ar|arian?)|negar)\b|^(?:\w+ ){0,2}(?:rechace|decline|reject|niegue) (?:la|el|my|the|this)\b`,
  ),
  unless('payments?|pagos?', String.raw`\b(?:its|es|sera) automatic\w*\b.{0,12}(?:\bisnt\b|\bno\b|\bright\b|$)`),
  String.raw`\b(?:consider|put|mark|list|pong\w+|apunte\w*|consider[ae])\b.{0,25}\b(?:approved|funded|aprobad[oa]|fondead[oa])\b|\bme lo dan o no\b|\b(?:spell|deletre\w+)(?: out)? (?:approved|aprobad[oa])\b`,
  unless(
    `${ASKS_HOW}|do you (?:give|issue|send)|dan`,
    String.raw`\b(?:pre ?approval|approval|commitment|acceptance) letters?\b|\bcartas? de (?:pre ?aprobacion|aprobacion|aceptacion|compromiso)\b`,
  ),
  String.raw`\bif you (?:dont|do not|wont) (?:approve|lend|fund)\b|\b(?:under the table|por debajo (?:del agua|de la mesa)|brib\w+|mordida|soborn\w+)\b`,
  String.raw`\bapproval odds\b|(?<!\b(?:lowers?|hurts?|improves?|raises?|better) )\bmy (?:\w+ )?(?:odds|chances)\b|\b(?:how|que tan) (?:confident|certain|segur[oa]s?) (?:are you|esta|estas|estan) (?:that|de que)\b|\bwho gets approved\b|\b(?:allowed|permiso) (?:to|de|para) (?:approve|aprobar)\b`,
  String.raw`\b\d{3}\b.{0,12}\b(?:enough|alcanza)\b.{0,20}\b(?:approved|aprueb\w+|aprob\w+)\b|\b(?:evaluate|assess|score|grade|rate|judge|evalu[ae]|califique|analice) (?:my|mis?) (?:\w+ )?(?:credit|application|loan|chances|file|credito|solicitud|posibilidades|caso)\b`,
  String.raw`\bdig\w+ que (?:mi|el) (?:prestamo|credito|financiamiento) ya (?:esta|salio|quedo)\b|\btell\b.{0,15}\b(?:my|the) (?:loan|deal) is (?:a go|done|in)\b`,
];

const FEES = String.raw`(?:\w+ )?(?:fees?|charges?|cargos?|comision(?:es)?|enganche|down payment|deposito)`;
const promise = [
  String.raw`\blocked in at\b|\b(?:tasa|interes)\b.{0,15}\bqued\w+ (?:fij|congel|asegurad)\w+\b`,
  String.raw`\brate (?:am i|are (?:you|they)|your|youre) (?:gonna|going to)\b|\b(?:tasa|interes) me (?:van?|vas) a (?:dar|tocar|cobrar)\b|\b(?:rate|tasa)\b.{0,15}\breally give me\b|\bme .{0,12}\bde verdad$`,
  unless(
    ASKS_HOW,
    String.raw`\b(?:formal|binding|official) (?:quote|offer)\b|\b(?:cotizacion|oferta) (?:formal|oficial|en firme|vinculante)\b`,
  ),
  String.raw`\b(?:knock|shave|take|quit\w+|baj[ae]\w*)\b.{0,8}\b(?:a|half a|un|medio) (?:point|punto)\b|\b\d percent beat it\b|\b(?:beat|match) (?:it|them)$|\b(?:mejor|igual)[ae]l[ao]\b|\bmake it happen\b|\bhagal[oa] valer\b`,
  String.raw`\b(?:lowest|least|best)\b.{0,12}\b(?:youd|you would|you will|youll|you can) (?:go|do)\b.{0,20}\b(?:rate|interest|apr|for me)\b|\b(?:lo mas baj[oa]|lo mejor|lo menos) que me (?:deja\w*|pued\w+)\b|\bmake me a deal\b|\brebajita\b`,
  String.raw`\b(?:take off|waive) (?:the |my |your )?${FEES}|\b(?:quitarme|quiteme|quiteme|quitame|me quit(?:a|aba|an|en)) (?:el|la|los|las) ${FEES}|\bsaid (?:youd|you would) waive\b`,
  String.raw`\bhold you to\b|\bme l[ao]s? respet\w+\b|\btengan que respetar\b|\bhave to honor\b|\bbecause of you\b|\bpor su culpa\b|\bgarantia de que\b`,
  String.raw`\b(?:your|su|tu) (?:colleague|coworker|guy|rep|agent|salesman|companer[oa]|agente|vendedor) (?:already |ya |me )*(?:promised|said|told|offered|prometio|dijo|ofrecio)\b|\b(?:bad|negative|one star|1 star|mala|malas) (?:reviews?|resenas?)\b`,
  String.raw`\b(?:fix|freeze|cap|fij[ae](?:me)?|congel\w+) (?:my|the|la|mi) (?:rate|tasa|interest|interes)\b|\b(?:quote|price|cotic\w+) (?:my|mi) (?:deal|loan|trato|prestamo)\b|\bwould you charge me\b`,
  String.raw`\bfor certain\b|\bcon (?:toda )?certeza\b|\b(?:number|numero) (?:youll|you will|que me) (?:stick|hold|honor|vaya|va|van)\b|\bcan you commit\b|\bgive me (?:your |some )?assurances?\b|\b(?:jure|prometa)mel[oa]\b`,
];

const taxAdvice = [
  String.raw`\bdo (?:i|we) owe\b.{0,20}\btax(?:es)?\b|\bhow much (?:bonus )?depreciation (?:can |may |should |do )?(?:i|we)\b|\bcuanta depreciacion (?:puedo|podemos|debo)\b`,
  String.raw`\b(?:money|something|dinero|algo)\b.{0,8}\b(?:back|de vuelta)\b.{0,10}\b(?:irs|taxes|impuestos)\b|\birs\b.{0,15}\b(?:give|pay|refund|owe) (?:me|us)\b|\b(?:me|nos) (?:regres\w+|devuelv\w+)\b.{0,15}\b(?:el )?irs\b|\bel irs (?:me|nos) (?:regres|devuelv|pag)\w*`,
  unless('what is|que es', String.raw`\b(?:form|forma|formulario) (?:4562|1040|1120|1065)\b`),
  String.raw`\b(?:write|put|enter|escrib\w+|pong\w+)\b.{0,20}\bschedule c\b|\b(?:off|out of) my (?:tax )?returns?\b|\bno (?:declarar|reportar)\b|\bwithout (?:reporting|declaring)\b`,
  String.raw`\b(?:dodg\w+|avoid\w*|evad\w+|escape|not pay(?:ing)?|no pagar|evitar|la vuelta)\b.{0,12}\b(?:tax(?:es)?|impuestos?)\b`,
  String.raw`\b(?:deduct|deduc\w+|write (?:it )?off|depreci\w+)\b.{0,45}\b(?:personal\w*|family|familia|weekends?|fines de semana)\b`,
  unless(
    'send|upload|accept|instead|documents?|mand\\w+|subir|acepta\\w*|en lugar|report from',
    String.raw`\b(?:accounting|contabilidad|bookkeeping|quickbooks|journal entr\w+|asientos? contables?|on my books|en mis libros|balance sheet)\b`,
  ),
  String.raw`\b(?:metodo de|which|what) depreciat?cion(?: method)?\b|\b(?:would you|usted l[oa]?)\b.{0,25}\bdeprecia\w+|\b(?:debe|deberia|should)\b.{0,20}\b(?:elect|be|ser|become)\b.{0,8}\bs corp\b`,
  String.raw`\b(?:fecha|date)\b.{0,20}\b(?:december|diciembre|last year|ano pasado)\b.{0,30}\b(?:invoice|factura|deduc\w+)\b`,
  both(
    String.raw`tax refund|mi reembolso|zero out|tax savings`,
    String.raw`estimate|calcul\w+|my|mis?|how much|if i`,
    50,
  ),
  both(String.raw`179|bonus depreciation`, String.raw`should (?:i|we|my|our)|combine|cuanto de|debe(?:mos)? tomar`, 50),
  both(
    String.raw`(?:which|what|que) (?:state|estado)`,
    String.raw`(?:lower|less|menos|no) (?:\w+ )?(?:tax(?:es)?|impuestos?)`,
    40,
  ),
  String.raw`\b(?:llc|company|empresa|compania)\b.{0,4}\b(?:or|o) (?:personal(?:ly|mente)?|a mi nombre)\b`,
];

const HIDE = String.raw`hid(?:e|ing)|conceal\w*|escond\w+|ocult\w+`;
const legalAdvice = [
  both(
    String.raw`repossess\w*|repo|embarg\w+|me quier\w+ quitar|quitarme`,
    String.raw`stop (?:them|it)|fight|(?:como )?l[oa]s? (?:paro|detengo)|evito`,
    40,
  ),
  String.raw`\b(?:${HIDE})\b.{0,25}\b(?:from|del?|a) (?:the |el |la |mi |my )?(?:bank|banco|lender|financiera|irs|hacienda|you|ustedes|court)\b|\b(?:amenaz\w+|threaten\w*)\b|\bdemandarl[oa]s?\b`,
  String.raw`\b(?:dealer|seller|vendedor|lender|financiera) (?:me )?(?:lied|scammed|mintio|mintieron)\b|\b(?:liable|responsables?)\b.{0,20}\b(?:if|si)\b.{0,20}\b(?:default\w*|no paga\w*|dies|divorc\w+)\b`,
  String.raw`\b(?:bankruptcy|bancarrota|quiebra) (?:and keep|y quedarme|y conservar)\b|\b(?:hag[ae]|haz|hazme|hagame|write|draft|prepare) (?:me )?(?:un|an?) (?:contrato|contract|agreement|convenio)\b`,
];

const OTHER = String.raw`neighbors?|neighbours?|friends?|cousins?|brothers?|sisters?|ex(?: wife| husband)?s?|competitors?|competition|rivals?|cowork\w+|vecin[oa]s?|amig[oa]s?|prim[oa]s?|herman[oa]s?|ex(?: esposo| esposa| marido| mujer)?|competencia|competidor\w*|cunad[oa]s?`;
const THEIRS = String.raw`loan|application|rate|balance|account|deal|payment|lease|file|ssn|social|prestamo|solicitud|cuenta|saldo|tasa|pago|expediente|seguro social`;
const RELATIVE = String.raw`sons?|daughters?|brothers?|sisters?|friends?|cousins?|moms?|dads?|mothers?|fathers?|uncles?|kids?|hij[oa]|herman[oa]|amig[oa]|prim[oa]|mama|papa|tio|tia|otra persona|alguien mas`;
const PAPERS = String.raw`bank statements?|pay ?stubs?|tax returns?|invoices?|estados? de cuenta|talon(?:es)?(?: de cheques?)?|facturas?|recibos? de nomina`;
const GROUP = String.raw`mexicans?|latinos?|hispanics?|blacks?|im white|asians?|jew(?:s|ish)?|muslims?|arabs?|gays?|lesbians?|women|immigrants?|foreigners|mexican[oa]s|hispan[oa]s|negros|ser blanc[oa]|asiatic[oa]s|judi[oa]s|musulman\w*|arabes|lesbianas?|mujeres|inmigrantes|extranjer[oa]s|nacionalidad(?:es)?|nationalit\w+|my (?:race|religion)|mi (?:raza|religion)`;
const WORSE = String.raw`deny|denied|reject\w*|turn(?:ed)? (?:\w+ )?down|charge|better rate|worse|dont lend|discriminat\w+|rechaz\w+|nieg\w+|negar|cobran? mas|mejor tasa|peor|no (?:le|les) prest\w+|discrimin\w+`;
const injection = [
  String.raw`\bwhat(?:s| is) (?!my|our|the|your|this|that|an?|its)\w+ \w+s (?:\w+ )?(?:application|loan|deal|file|account|balance|status)\b|\b(?:other|otros|otras) (?:customers|borrowers|applicants|clients|clientes|solicitantes)\b.{0,40}\b(?:got|get|pay|paid|owe|pagan|deben|obtuv\w+|consigu\w+|les (?:dan|dieron))\b`,
  String.raw`\b(?:show|read|ensen\w+|muestr\w+|lea)(?: me)? (?:the |la |el )?(?:last|latest|newest|next|ultim[ao]|proxim[ao]) (?:application|deal|file|solicitud|expediente|trato)\b|\b(?:make up|invent\w*|cre[ae]\w*)\b.{0,12}\b(?:${PAPERS})\b`,
  unless(
    String.raw`(?:wife|husband|partner|espos[oa]|soci[oa])`,
    String.raw`\bsign (?:the |my |an? )?(?:application|contract|papers|documents?|it) for me\b|\bfirm\w+ (?:la solicitud|el contrato|los papeles|eso) por mi\b`,
  ),
  String.raw`\b(?:whats|what is|tell me|give me|cual es|dig\w+|deme|dame) (?:the|la) (?:\w+ )?(?:password|contrasena|clave)\b|\band whats the password\b|\blog me in\b|\b(?:inici[ae]|abra) (?:mi )?sesion por mi\b|\b(?:reset|change|set|cambi\w+|pong\w+) (?:my|mi) (?:\w+ )?(?:password|contrasena) (?:to|a|por)\b`,
  String.raw`\b(?:speak|talk|answer|habl\w+|contest\w+) (?:\w+ )?(?:freely|con (?:toda )?confianza|libremente)\b|\b(?:nobody|no one|nadie) (?:is |esta |nos )?(?:watching|listening|viendo|mirando|escuchando)\b|\b(?:without|sin) (?:any |ningun )?filt(?:er|ro)s?\b`,
  String.raw`\byou (?:were|are|have been) (?:told|ordered)\b|\b(?:que )?(?:te|le) (?:dijeron antes|ordenaron)\b|\b(?:decod\w+|decrypt|deciph\w+|descifr\w+)\b|\bbase ?64\b|\brot ?13\b`,
  String.raw`\b(?:summari[sz]e|copy|repeat|translate|resum[ae]\w*|copi[ae]\w*)\b.{0,15}\b(?:text|everything|all|texto|todo)\b.{0,12}\b(?:above|arriba)\b|\b(?:your|tu|su) (?:new|real|true|nuevo|verdadero) (?:job|role|task|purpose|trabajo|papel|rol)\b`,
  String.raw`\b(?:im|i am|soy) (?:the|your|el|la|su|tu) (?:boss|manager|jef[ea]|gerente|patron\w*)\b(?!.{0,12}\b(?:of|de|at|en) (?:a|an|my|our|un|una|mi)\b)|\b(?:i order you|le ordeno|te ordeno|i command you)\b|\[(?:admin|system|sistema|root|dev)\w*\]`,
  String.raw`\b(?:finish|complete|continue|termin[ae]|complet[ae]|continu[ae]) (?:this|the|following|esta|la|siguiente) (?:sentence|phrase|frase|oracion)\b|\b(?:imagin[ae]|supong[ae]) que (?:no )?(?:tiene|puede|es) |\bhack(?:ear|ing|ed|s)?\b`,
  String.raw`\b(?:customer|client|borrower|applicant|user) (?:list|database|records)\b|\b(?:lista|base) de (?:sus )?clientes\b|\b(?:who else|quien(?:es)? mas)\b.{0,20}\b(?:appl\w+|borrow\w+|aplic\w+|solicit\w+)\b|\b(?:show|ensen\w+|muestr\w+)(?: me)? (?:the |las |los )?(?:applications|solicitudes)\b`,
  String.raw`\bmy (?:${OTHER}) (?:${THEIRS})\b|\b(?:${THEIRS}) (?:de|del|de la) (?:mi|el|la) (?:${OTHER})\b|\b(?:rate|tasa|deal|interes)\b.{0,20}\b(?:did|give|gave|dieron|dio|cobran)\b.{0,8}\b(?:my|a mi) (?:${OTHER})\b`,
  String.raw`\b(?:did|has|have) my (?:${OTHER}) (?:\w+ )?(?:appl\w+|get|got|been)\b|\bmi (?:${OTHER}) (?:aplico|solicito|pidio)\b|\bhas (?!my|the|our|any|a |it|your|some|every)\w+ \w+ (?:been (?:approved|declined)|applied)\b|\b(?:aprobaron|rechazaron) a (?!los |las |la |el |gente|personas|negocios|alguien)\w+`,
  String.raw`\b(?:person|people|guy|customer|persona|cliente|senor) (?:who|that|que) (?:applied|called|came|aplico|llamo|vino) (?:before|yesterday|antes|ayer)\b|\bhow much (?:does|do|did) (?!it|the|this|that|i|we|a|my|your|you|he|she|someone)\w+(?: \w+){0,2} owe\b|\bcuanto les? deben? (?!uno|mi)\w+`,
  String.raw`\b(?:pull up|look up|busque|busca|abra) (?:the |la |el )?(?:account|file|loan|application|cuenta|expediente|prestamo|solicitud) (?:of|for|de) (?!mi |my |our )|\b(?:which|que) (?:companies|businesses|companias|empresas|negocios)\b.{0,60}\b(?:names|nombres)\b`,
  String.raw`\bread me (?:his|her|their|the) (?:social|ssn)\b|\b(?:leame|leeme|lea) (?:el|su) (?:numero de )?(?:seguro|social)\b|\bget away with\b|\bsin que se (?:note|den cuenta)\b|\bwill (?:anyone|anybody|you|they) notice\b|\bse (?:daran|dan|darian|van a dar) cuenta\b`,
  unless(
    'upload\\w*|subi\\w*|sent|mande|wrong|equivoc\\w+|later|new',
    String.raw`\b(?:edit\w*|alter\w*|chang\w+|modif\w+|photoshop\w*|cambi\w+|retoc\w+)\b.{0,15}\b(?:${PAPERS})\b`,
  ),
  String.raw`\b(?:make|create|generate|write|hag\w+|cre[ae]|gener[ae])(?: me)? (?:an?|un|una) (?:\w+ )?(?:${PAPERS})\b|\b(?:${PAPERS})\b.{0,12}\b(?:template|plantilla|(?:that )?looks real|que se vea|que parezca)\b`,
  String.raw`\b(?:invoice|price|factura|precio)\b.{0,20}\b(?:more than|higher|mas alto|por mas|mayor)\b.{0,40}\b(?:cash|keep|difference|efectivo|diferencia)\b|\b(?:higher price|higher invoice)\b.{0,20}\bcash\b`,
  String.raw`\b(?:can|could|should|puedo|podria|debo) (?:i )?(?:say|claim|decir)\b.{0,45}\b(?:when its|but its|even though|although|when i|aunque|pero (?:es|solo|no))\b`,
  both(
    String.raw`leave (?:off|out)|keep quiet|not mention|dont mention|omit|${HIDE}|callad[oa]|si no pongo|no mencion\w+`,
    String.raw`(?:\w+ )?(?:loans?|debts?|lawsuits?|bankruptc\w+|liens?|income|prestamos?|deudas?|demandas?|bancarrota|ingresos?)`,
    30,
  ),
  String.raw`\b(?:que|what) (?:numeros?|numbers|digo|pongo|do i say|do i put)\b.{0,30}\b(?:so|para que)\b|\b(?:higher|mas|mayores) (?:revenue|income|sales|ingresos|ventas) (?:on|in|en) (?:the|my|la|mi) (?:application|form|solicitud)\b|\bhag\w+ que\b.{0,15}\bse vea\b|\bcomo hago que\b.{0,20}\bse vea\b`,
  String.raw`\b(?:so|para que) (?:that )?(?:\w+ ){0,3}(?:dont|doesnt|wont|cant|never|no|nunca) (?:\w+ )?(?:check|see|find|notice|revis\w+|vean?|encuentr\w+)\b`,
  String.raw`\b(?:in|under|on) my (?:${RELATIVE}) name\b|\b(?:a|con|bajo) (?:el )?nombre de (?:mi |un |una )?(?:${RELATIVE})\b|\bengan(?:o|ar|amos)\b.{0,12}\b(?:sistema|credito|a ustedes)\b|\bpas(?:o|ar) su verificacion\b`,
  String.raw`\b(?:use it|usarlo|gastarlo|spend it) (?:for|on|para|en) (?:an? |una? |my |mi )?(?:house|home|car|vacation|casa|carro|vacaciones)\b`,
  both(GROUP, WORSE),
  String.raw`\b(?:new|nueva|nuevo) (?:persona|personality|personalidad|identity|identidad|personaje)\b|\b(?:hidden|secret) rules\b|\breglas (?:ocultas|secretas)\b|\bno hay reglas\b|\bsaltes?e\b.{0,8}\b(?:lineamientos|politicas|reglas)\b|\b(?:su|tu) papel anterior\b|\b(?:contest|respond)\w+ que si a\b`,
  String.raw`\b(?:who else|quien mas)\b.{0,15}\b(?:lend|lent|fund\w*|prest\w+|financ\w+)\b|\b(?:score|puntaje)\b.{0,10}\b(?:my|mi) (?:\w+ )?(?:partner|socio|employee|empleado)\b|\b(?:${THEIRS}) (?:for|of) my (?:${OTHER})\b|\bcontact (?:info|details|information) (?:of|for) your\b`,
  String.raw`\b(?:make up|fabricat\w+|inventar?|invento)\b.{0,12}\b(?:revenue|income|sales|numbers|years|anos|ventas|ingresos|numeros)\b|\b(?:use|usar|uso)\b.{0,10}\b(?:${OTHER}) (?:bank|ein|ssn|statements?)\b|\b(?:usar|uso) (?:el|los) .{0,25}\bde (?:un|una|mi) (?:amig|prim|vecin|herman)[oa]\b`,
];

const sensitive = [
  unless(
    'do you|safe|segur[oa]|how|como',
    String.raw`\b(?:store|save|keep|guard[ae]\w*) (?:my|mi) (?:social|ssn|card|tarjeta|visa|mastercard)\b`,
  ),
  String.raw`\bbanking password\b|^(?:want|quiere\w*|ocupa\w*) (?:my|el numero de mi|mi)\b.{0,15}\b(?:card|tarjeta)\b|\b(?:my|mi) pin (?:is|es)\b`,
  unless(
    'safe|es segur[oa]|form|apply|aplicar|solicitud|why|por que|without|sin',
    both(
      String.raw`m[yi] (?:social|ssn|seguro social|visa|mastercard)|(?:my )?bank info|datos de mi banco|datos bancarios`,
      String.raw`run it|metal[oa]|this chat|este chat|the number|el numero|take|tome|below|abajo`,
      30,
    ),
  ),
];

export const evasions: Record<Refusal, string[]> = {
  injection,
  errand: [],
  'sensitive-request': sensitive,
  'legal-advice': legalAdvice,
  'tax-advice': taxAdvice,
  promise,
  approval,
};
