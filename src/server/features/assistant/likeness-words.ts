/**
 * What words weigh for a question to sound forbidden, cut to six letters; made by `npm run lab -- guard-words`. The examples
 * that it was learned from are tests: change those.
 */
export const LIKENESS_BASE = -1.1;
export const likenessWords = `
#:4.3 abc:0.7 abogad:2.6 about:0.7 above:0.9 abra:0.6 abren:-0.8 abrir:-0.6 acabo:-0.6 accent:0.7 acento:0.6
acepta:-1.9 acepto:0.6 aconse:0.5 act:1.5 actual:-0.6 actue:1.5 add:-0.8 added:-0.5 addres:0.5 adelan:-0.8
adentr:0.6 admin:1.5 afecta:-1.5 again:-0.6 agains:0.9 agent:-0.6 ago:-0.7 agreem:0.9 ahead:0.6 ahora:1.5
ahorit:2.1 ahorra:1.2 ahorro:-1.7 ai:-0.7 alargu:0.8 alcanz:1.1 algo:-1.8 alguie:-1.8 alta:-0.6 alto:-0.6
always:0.5 am:0.9 americ:1.3 amigo:1.2 amount:-1.3 an:-0.9 analis:1.3 and:1.3 annual:-0.8 ano:-1.9 answer:2.6
ante:0.5 anteri:1.8 any:1.0 anythi:-0.8 aparte:0.7 aplica:-3.7 aplico:-0.6 apliqu:-0.9 applic:-1.1 applie:0.5
apply:-4.0 applyi:-0.8 approv:1.8 apr:-2.1 aproba:0.5 aprove:1.3 apruev:1.5 apunte:1.1 aqui:3.8 arbitr:1.3
are:-0.6 armo:0.5 around:0.7 arrend:-0.7 artifi:-0.5 as:2.4 asegur:0.5 asient:0.5 asiste:0.5 ask:-1.1 assets:0.6
assist:0.9 at:-0.5 atiend:-1.5 attach:-1.2 aunque:0.6 autopa:-0.7 autori:0.5 availa:-0.9 aval:-1.1 avisan:-0.9
avoid:0.8 away:0.8 awdub3:0.6 ayudan:-2.0 ayudar:-0.8 ayudem:2.5 bad:0.7 baja:-1.3 bajan:-0.6 bajos:-0.5
bakery:-0.7 balanc:-0.6 bancar:0.9 bank:1.1 bankin:0.7 bankru:0.5 batido:-0.6 been:0.9 behalf:0.5 benefi:-1.3
best:1.0 better:1.2 betwee:-1.0 bien:0.5 bienes:1.0 bigger:0.6 black:0.9 blanco:0.8 bloque:-0.8 bob:0.9 bobs:0.8
bono:-0.6 bonus:0.7 book:0.6 bookke:-0.8 borrow:-0.7 break:0.6 broker:-0.5 buen:-1.5 buenos:0.6 busque:1.2
buy:-1.1 buyout:-1.2 by:0.8 bypass:0.8 calcul:-3.4 califi:2.3 call:-1.5 calls:-0.7 cambia:-1.2 cambie:2.3
cambio:-1.0 can:-3.0 cannot:-1.1 capaci:-0.6 capita:-1.7 card:1.6 cards:-0.6 cargo:0.5 cargos:-0.5 carta:2.0
casa:1.4 case:0.9 caso:2.3 casual:0.5 cayo:-0.6 celdas:-0.5 cervez:-0.6 chance:1.6 charge:1.2 cheate:0.8
checan:-0.7 check:-0.7 ciento:1.0 cierto:0.7 cinco:1.6 cip:-1.1 claim:1.3 clause:1.1 clausu:1.2 client:2.2
close:-0.8 co:-0.5 cobran:-1.9 cobrar:1.2 cobren:0.6 cofirm:-0.6 coinci:-0.7 collat:-0.6 com:0.5 come:0.8
comerc:-0.5 commit:0.9 como:-1.4 compan:-0.9 compar:-0.8 compet:1.1 compra:-1.3 compre:-1.6 comuni:-0.7
concre:-0.7 confia:0.5 config:1.9 confir:1.3 consig:-1.4 consul:-0.5 contab:1.1 conten:0.7 contes:1.9 conver:1.3
convey:-0.7 convie:0.8 copia:-2.0 copy:-0.9 corp:0.8 corra:0.6 correc:0.7 cosign:-0.6 costs:-0.6 cotice:0.7
cotiza:-0.7 could:1.3 court:0.6 cousin:1.2 create:0.7 credit:-1.0 criter:0.6 cual:-0.6 cuales:-1.0 cuando:-4.1
cuanto:-1.8 cuenta:-0.7 cuente:0.8 cuidan:-0.6 cumple:0.5 custom:1.2 dad:-0.6 dan:-3.6 daran:0.7 daria:0.6
databa:0.9 date:-0.6 dave:1.0 david:1.0 de:0.8 deal:1.5 dealer:-0.9 deals:-1.0 debe:1.1 debt:0.9 decide:-1.6
decidi:0.5 decir:1.8 declar:0.5 declin:-1.0 deduci:1.9 deduct:2.5 defaul:1.1 deja:1.0 dejo:1.2 del:1.5 dele:0.6
delive:-1.2 demand:2.8 deme:3.8 den:0.8 denied:0.5 deny:0.9 depart:-0.8 depend:-1.5 deprec:3.1 derech:0.7
desact:0.7 desarr:0.7 despue:-1.7 detect:0.7 deuda:0.9 develo:1.4 di:0.7 dias:-1.1 dice:0.8 dicen:-2.5 did:1.5
dieron:0.7 diez:1.0 difere:-0.5 differ:-1.1 diga:2.8 digale:1.2 digame:4.5 digo:1.1 dijero:0.7 dinero:0.8
ding:-0.7 direcc:0.6 direct:-1.8 disabl:0.7 distri:-2.4 do:-4.5 docume:-3.7 dodge:0.9 does:-5.5 doesnt:0.6
doing:0.5 dollar:-0.6 donde:-3.0 done:0.7 dont:1.4 doy:0.9 dozer:0.9 drive:0.5 due:-0.6 duenos:-0.9 dura:-0.6
early:-1.2 earn:0.5 edad:-0.7 efecti:0.5 el:1.2 electr:-1.6 elena:0.5 else:1.0 elses:0.6 embote:-0.6 empeza:-1.5
empres:-1.5 en:0.7 enable:0.7 end:-0.6 enforc:1.4 engano:1.1 enlace:-1.8 enough:1.1 ensene:1.0 entera:0.6
entonc:1.2 entran:-0.8 entrar:-0.6 entre:-0.5 entreg:-1.1 entry:0.7 enumer:0.5 envio:-0.6 equipm:-4.8
equipo:-3.2 eres:3.8 es:-1.8 escoja:0.7 escond:2.4 escrib:3.0 escrit:0.5 espano:-1.7 especi:-1.1 esta:3.1
estado:-0.9 estafa:-0.5 estar:-0.7 este:2.3 estima:-1.0 esto:1.1 estoy:0.7 everyt:2.3 ex:1.3 exact:1.3
exacta:0.9 exactl:0.9 exampl:0.5 excava:0.9 existe:0.6 expedi:0.7 expire:-1.5 explai:-0.8 fabric:-1.1
factor:-0.5 fair:-0.5 fake:1.8 falso:0.5 falsos:0.9 fast:-1.0 faster:-0.7 father:-0.5 favor:2.9 fees:-0.7
few:-0.6 fico:0.5 fija:-0.6 fila:0.6 file:0.9 files:-0.6 fill:-0.6 filled:-0.5 filtro:0.6 final:-1.4 financ:-4.4
firm:0.5 firma:-1.5 firmad:-0.7 firmar:-1.5 firmo:0.6 first:-1.3 fiscal:0.6 five:1.3 fixed:-0.9 flete:-0.7
flojos:-0.6 fmv:-1.7 follow:0.7 fondos:-0.9 for:1.9 forget:1.7 forgot:-1.4 forma:1.9 formal:0.5 freely:0.9
freido:-0.6 freigh:-0.7 fresno:0.9 friend:0.6 from:1.5 fryers:-0.7 fui:0.7 funcio:-1.8 fundin:-1.6 funds:0.7
ganaba:0.8 garant:-1.3 garnis:0.7 gente:0.9 gerent:1.5 get:1.2 gets:1.2 gettin:0.6 gil:0.8 give:2.3 goes:0.5
going:1.0 gonna:0.6 good:0.6 got:1.5 gradua:-0.5 grant:0.8 gravam:-0.7 grow:-0.5 gruas:-0.7 guarda:-0.9
guarde:1.5 guidel:0.8 guy:0.8 habla:1.0 hablad:-0.9 hablan:-1.0 hablo:-0.9 hace:-0.7 hacen:-1.3 hacer:1.1
had:0.7 haga:1.8 hagalo:0.6 hagame:1.8 han:-0.5 happen:-3.0 happy:0.5 hard:-0.9 haria:0.5 harris:0.6 have:-2.2
hay:-1.4 hear:-0.5 hecho:1.5 help:-0.7 her:0.5 here:2.5 heres:0.7 herman:0.6 herram:-0.8 hes:0.7 hide:1.9
high:-1.0 hijo:0.8 him:0.7 his:1.2 histor:-0.7 hizo:-0.6 honest:1.0 hook:-0.6 hora:-0.8 horari:-1.0 horas:-0.6
hours:-1.3 house:0.8 how:-1.1 hoy:2.5 hurt:-0.7 husban:0.8 ia:-0.7 id:1.5 if:1.3 ignore:1.5 igual:-0.6 ill:2.0
im:1.2 immigr:0.6 impers:0.6 import:-0.5 imprim:0.8 impues:1.4 in:1.0 includ:-1.1 inclui:-2.1 incluy:-1.3
income:1.1 indocu:-0.6 indust:-0.7 inflar:0.6 info:0.8 inform:-3.4 ingres:1.9 inicie:0.5 initia:0.8 inquir:-0.8
inspec:-1.1 instal:-1.7 instea:-0.7 instru:3.3 insura:-1.2 inteli:-0.5 intent:-1.1 invent:1.3 invita:-1.9
invoic:-0.6 irs:1.2 is:-3.0 it:4.1 itin:-2.4 its:2.2 jefe:0.5 john:1.9 journa:0.7 juan:1.2 judge:0.5 juez:0.9
juguem:1.0 juntar:-0.5 jureme:1.6 just:1.2 keep:1.7 knock:0.8 know:-1.0 la:0.7 lamina:-0.6 largo:-0.6 las:1.7
last:1.0 late:-0.7 later:-0.8 law:1.4 lawsui:0.5 lawyer:1.7 le:5.0 leame:1.0 lease:0.6 leasin:1.0 legal:1.5
legall:1.3 legalm:0.6 legiti:-0.8 lend:0.6 les:2.6 let:-0.7 letra:-0.8 lets:0.9 letter:1.1 ley:1.4 liabil:-0.6
liable:1.3 licenc:-0.6 lie:0.6 lied:0.6 lien:-1.0 like:1.0 limit:-1.9 limita:0.7 limite:-0.7 limits:1.1
limpia:0.5 linea:0.6 lineam:0.9 link:-3.7 liquid:-1.9 llamar:-1.9 llamo:-0.6 llc:1.9 llega:-0.7 llego:0.7
llevar:1.0 lo:4.4 loan:1.1 loans:1.0 login:0.9 long:-2.2 longes:-0.7 look:0.7 looks:0.6 lopez:2.0 los:0.7
lost:-0.6 lot:-0.7 low:-0.5 lowest:-1.1 luz:0.7 machin:-2.7 make:2.0 makes:-0.7 malo:0.5 mandam:0.8 mandan:-1.8
mandar:-1.5 mande:1.4 mandem:0.5 mando:-1.1 maneja:-1.2 manera:1.0 mano:-0.7 many:-0.9 maquin:-3.2 maria:1.7
mark:0.8 marque:0.9 mas:1.1 me:3.7 meals:0.5 mejor:3.1 mensaj:1.3 mentio:0.8 mes:-1.2 meses:-1.2 messag:2.4
meters:0.6 mexica:2.2 mi:2.0 miento:0.7 miguel:0.5 mil:2.3 millas:-0.6 miller:0.5 mine:0.7 mini:-0.7 minimo:-1.0
minimu:-1.2 minuto:0.7 mio:1.1 mismo:0.5 mixers:-0.7 mode:0.7 modo:0.7 montac:-0.7 montan:0.5 month:-1.1
monthl:0.6 months:-1.4 monto:-1.0 more:1.8 mornin:-0.7 motor:0.8 much:1.6 muestr:2.6 mujere:0.5 multa:-0.5
must:0.6 my:2.3 nacion:1.1 nada:1.7 nadie:0.7 name:0.7 names:0.7 necesi:-2.4 need:-1.8 negar:0.5 nego:-1.3
negros:0.7 neighb:1.8 niegan:-1.6 night:0.6 ningun:0.6 nivel:0.9 no:1.8 nobody:0.9 nomas:0.8 normal:0.6 nos:0.8
not:1.4 note:0.6 nothin:1.1 notice:0.5 notici:-0.6 now:2.6 nueva:1.9 nuevos:-0.8 numero:0.8 o:-3.6 obra:-0.7
oculta:0.7 ocupo:0.9 off:0.6 offer:-1.0 oficin:-1.4 ofrece:-1.0 often:0.6 ok:1.2 old:-0.8 olvida:0.5 olvido:-0.6
on:0.9 one:2.3 only:-1.1 opcion:-0.6 opened:-0.7 opinio:-0.5 or:-4.2 other:0.5 otorga:1.1 otra:1.4 out:1.2
over:0.9 owe:1.1 own:-1.0 owners:-0.6 owns:-0.5 paga:-1.5 pagada:-0.7 pagado:0.9 pagan:-2.4 pagina:-0.9
pago:-2.5 pagos:-3.0 pais:-0.6 palabr:2.3 papa:-0.7 papele:-1.1 paper:-0.7 papers:-1.2 para:1.1 pare:0.7
partic:-0.5 partne:1.3 pasa:-4.0 pasar:1.9 passwo:-1.3 paste:1.3 pay:-2.1 paying:1.9 paymen:-3.9 pays:-1.0
pedir:0.7 people:1.7 peores:0.7 percen:0.7 perdi:-1.0 perdon:0.9 perez:0.6 person:-0.8 phone:-1.4 pickin:0.5
pidame:1.0 piden:-4.6 pienso:0.6 pierdo:1.4 pin:0.9 placas:-0.5 plan:-0.6 platic:0.6 play:0.7 plazo:-1.2
please:2.7 pls:0.8 plz:0.9 point:0.7 policy:-1.0 pon:0.6 ponga:1.9 pongo:0.5 por:0.8 porcen:-0.6 porfa:1.7
porfis:0.9 porque:1.4 portal:-2.6 posibi:1.1 premiu:0.6 prescr:0.9 preten:2.0 primer:-0.7 princi:-1.0
privac:-1.9 probab:0.9 proble:-1.1 proces:-1.3 promet:1.4 promis:1.1 prompt:2.6 proteg:-0.5 protej:1.0 pude:-0.5
puede:-2.3 pueden:-1.1 puedo:-2.1 puntaj:-0.8 puntos:0.6 qualif:1.9 queda:-1.0 quedar:1.0 quede:0.6 questi:1.0
quickb:0.7 quien:-1.2 quiet:0.6 quita:0.5 quitar:2.0 quitem:2.3 ramp:-0.7 rapido:-1.1 rate:2.2 rates:-2.7
razon:-0.8 real:-0.8 realid:0.9 really:0.6 receiv:-0.9 rechac:0.6 recome:-1.2 recupe:-0.5 reembo:0.6 refer:-0.5
refere:-1.2 refi:-1.2 refina:-1.4 refuse:0.8 regla:0.6 reglas:2.6 reject:0.5 remolq:0.5 rentar:1.1 rento:0.8
repeat:0.5 repo:0.8 report:-1.3 reposs:2.4 repres:-1.5 reques:-1.0 requir:-1.9 requis:-0.9 respet:1.0 respon:0.8
restri:1.3 retro:0.6 revele:0.5 review:-0.8 revisa:-2.5 revise:0.8 revisi:-0.9 reyes:0.7 right:1.3 robot:-0.7
robots:-1.0 role:1.3 routin:1.2 rules:2.2 run:0.7 runnin:0.6 ruta:0.9 s:1.4 saco:0.8 safe:-2.3 safety:0.7
saldo:-1.1 salesp:-0.8 salga:0.7 saltar:-0.6 saltes:0.5 samant:0.7 same:-1.5 saving:-0.9 say:4.6 says:0.5
se:-1.5 sea:2.2 seccio:-3.6 second:-0.8 sectio:-2.7 secure:-0.7 segund:-1.2 segura:-2.2 seguri:0.8 seguro:-1.6
seis:1.0 sell:-1.1 semana:0.5 send:-2.1 sent:-1.1 servic:-0.8 sheete:-0.7 shippi:-0.5 shop:-0.8 should:3.1
show:1.0 si:2.1 sign:-3.0 signat:-1.0 signed:-1.0 signer:-0.6 signs:-0.5 sigue:-2.3 sin:1.3 since:1.2 sirve:-1.0
sistem:1.6 site:-1.1 six:0.8 size:-0.7 small:-0.7 smalle:-0.9 smiths:1.4 so:4.8 sobre:-1.2 social:1.3 socio:0.6
sold:0.5 soldad:-0.5 solici:-1.8 solo:-0.9 soy:1.6 spam:-0.7 spanis:-1.2 speaks:-0.5 specia:-1.6 spread:-0.5
ssn:1.0 start:-0.7 startu:-0.9 statem:-1.2 states:-0.6 status:0.5 statut:0.7 still:-1.5 stop:1.9 store:0.8
struct:-0.6 stub:0.8 su:3.1 subir:-0.7 sue:0.6 suplan:0.8 sure:0.9 sus:1.2 switch:0.7 system:1.8 take:2.4
talk:-1.0 taller:-0.6 talon:1.0 tan:-0.7 tanque:-0.6 tanto:0.7 tarda:-1.4 tardan:-1.1 tarjet:1.6 tasa:1.0
tasas:-0.7 tax:1.2 taxabl:0.6 taxes:3.3 te:3.2 tell:3.6 tellin:0.5 templa:0.6 tempra:-0.7 tener:-0.9 tengan:0.9
tengo:-1.5 term:-1.8 termin:0.5 terms:-1.1 terren:0.6 texas:1.0 text:1.3 texto:1.0 that:2.7 the:2.5 them:0.5
there:-0.6 they:1.9 thing:0.8 things:0.6 think:0.6 this:4.9 throug:0.7 tiempo:-1.8 tiene:-0.6 tienen:-2.4
tier:0.6 time:-1.0 tipo:-0.9 title:-2.2 titulo:-2.2 to:1.1 today:2.4 todo:1.4 toman:-0.6 tomar:1.0 tome:0.8
too:-0.9 tools:-0.6 tortil:-0.7 trabaj:-2.6 tracto:1.3 trade:-0.7 traduc:0.8 tramit:-0.8 transf:-0.5 transl:0.6
transp:0.6 trato:1.0 tratos:-0.9 travel:-0.9 trick:0.9 truck:0.7 trucki:0.8 tu:2.7 turnar:-0.7 tus:2.4
tuvier:0.6 tuvo:-0.5 type:1.5 typica:-0.7 ucc:-1.1 ultima:0.8 ultimo:1.8 under:1.7 underw:2.2 uno:0.6 unos:-0.6
unrest:0.7 until:-1.3 up:1.4 upload:-2.1 usadas:-0.7 usar:2.1 usarlo:0.6 use:2.8 uso:1.3 usted:2.9 usuari:0.6
va:1.4 vale:-0.6 valor:-0.5 van:0.8 variab:-0.6 varios:-0.5 vea:1.1 vean:1.1 vecino:1.0 vence:-0.8 vencio:-1.4
vende:-0.6 venden:-0.6 vendie:0.5 vendo:0.7 vendor:-0.7 venezo:0.6 venezu:0.7 venga:0.5 venta:-0.8 ver:-1.6
verbal:0.9 verdad:2.4 verde:0.7 verifi:-0.6 verify:-0.8 vieja:-0.9 viendo:0.6 vierne:1.2 vieron:-0.6 visa:1.5
voided:-0.5 vuelta:0.8 wages:0.7 waive:0.6 was:-0.5 watchi:0.7 way:1.5 websit:-0.6 went:-0.6 were:1.8 what:-1.6
whats:-1.0 when:-3.0 where:-2.0 which:2.1 whites:0.7 who:-1.9 why:-3.7 wife:-1.2 will:0.7 withou:1.2 women:1.0
wont:1.1 words:0.6 work:-2.4 would:2.8 write:1.1 writin:0.9 y:1.4 ya:0.5 year:-1.6 yes:1.7 yo:1.9 you:2.1
your:3.5 youre:0.7 yours:0.5 yourse:1.4
`;
