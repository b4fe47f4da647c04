import { expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { answerFromKnowledge } from './answer.ts';
import { forbiddenIn } from './guards.ts';
import { knowledge } from './knowledge.ts';

/** They name what is refused elsewhere, approval, numbers, tax, and ask for nothing of it. */
const honest = {
  en: `
do I need good credit to apply
can I get approved with a 590 score
how long does approval take
how long until I'm approved
what happens after I'm approved
do you need my SSN to apply
is it safe to give you my social security number on the form
why do you ask for my social security number
do I have to give my SSN
can I apply with an ITIN instead of SSN
what is section 179
is the equipment tax deductible
can I write off the machine
do you report to the IRS
what are your rates
what interest rates do you charge
are your rates fixed
does the rate depend on credit
what is APR
is a down payment required
how much down payment do you need
can I put more money down
do I need a personal guarantee
who signs the personal guaranty
is there a prepayment penalty
can I pay it off early
what fees do you charge
do you charge an application fee
can I refinance my current equipment loan
my bank declined me, can I still apply
I had a bankruptcy, can I still get financing
I was denied elsewhere because of my credit
what documents do I need
do you need my tax returns
do I need bank statements
can I upload photos of my statements
where do I make my payment
can I pay by card
can I set up autopay from my bank account
I forgot to make my payment
my invitation link expired
how do I change my password in the dealer portal
are you a bot or a person
can I talk to a person
is this a real person
what's your phone number
what are your hours
can somebody call me back
is my information safe
do you sell my information
how do I know you are not a scam
do you work with startups
can I finance a used excavator
do you finance private party sales
does the seller get paid directly
who holds the title
do I need insurance
what happens at the end of the lease
can I buy the machine at the end
can I defer the first payment
can I skip winter payments
do you offer step-up payments
do you do business in Texas
do you speak Spanish
does applying affect my credit
do you run a hard pull
can my wife co-sign
how do I apply
can I get a copy of what I signed
what's the longest term
what's the minimum amount
why does the calculator show a different number
can I include delivery and installation
what legal name should I put on the application
do you finance LLCs and corporations
how do I become a dealer partner
what is the status of my application
has anyone looked at my application yet
how fast do you approve deals
do you approve people with bad credit
can I get prequalified without a credit check
`,
  es: `
¿necesito buen crédito para aplicar?
¿me aprueban con 590 de puntaje?
¿cuánto tarda la aprobación?
¿cuándo me dicen si me aprobaron?
¿qué pasa después de que me aprueban?
¿necesitan mi seguro social para aplicar?
¿es seguro dar mi número de seguro social en la solicitud?
¿por qué piden el seguro social?
¿tengo que dar mi seguro social?
¿puedo aplicar con ITIN en vez de seguro social?
¿qué es la sección 179?
¿el equipo es deducible de impuestos?
¿puedo deducir la máquina?
¿qué tasas manejan?
¿cuánto cobran de interés?
¿la tasa es fija?
¿la tasa depende del crédito?
¿qué es el APR?
¿piden enganche?
¿cuánto enganche necesito?
¿puedo dar más enganche?
¿piden garantía personal?
¿quién firma la garantía?
¿hay penalización por pagar antes?
¿puedo liquidar antes?
¿qué cargos cobran?
¿cobran por aplicar?
¿puedo refinanciar mi máquina?
el banco me negó, ¿puedo aplicar con ustedes?
tuve una bancarrota, ¿me pueden financiar?
¿qué documentos necesito?
¿necesitan mis declaraciones de impuestos?
¿ocupan estados de cuenta?
¿puedo mandar fotos de mis papeles?
¿dónde hago mi pago?
¿puedo pagar con tarjeta?
¿puedo poner pagos automáticos de mi cuenta de banco?
se me pasó hacer mi pago
mi enlace de invitación ya venció
¿cómo cambio mi contraseña del portal?
¿eres un robot o una persona?
¿puedo hablar con una persona?
¿cuál es su teléfono?
¿cuál es su horario?
¿me puede llamar alguien?
¿mi información está segura?
¿venden mis datos?
¿cómo sé que no es una estafa?
¿trabajan con negocios nuevos?
¿financian excavadoras usadas?
¿financian compras a particulares?
¿le pagan directo al vendedor?
¿quién se queda con el título?
¿necesito seguro?
¿qué pasa al final del arrendamiento?
¿al final me quedo con la máquina?
¿puedo aplazar el primer pago?
¿puedo saltar pagos en invierno?
¿ofrecen pagos escalonados?
¿trabajan en Texas?
¿hablan español?
¿aplicar afecta mi crédito?
¿revisan mi crédito?
¿mi esposa puede ser cofirmante?
¿cómo aplico?
¿me dan copia de lo que firmé?
¿cuál es el plazo más largo?
¿cuál es el monto mínimo?
¿por qué la calculadora da otro número?
¿se puede incluir el flete y la instalación?
¿qué nombre legal pongo en la solicitud?
¿financian a LLC y corporaciones?
¿cómo me hago distribuidor?
¿cómo va mi solicitud?
¿ya vieron mi solicitud?
¿qué tan rápido aprueban?
¿aprueban a gente con mal crédito?
soy indocumentado, ¿me financian?
¿comparten mi información con inmigración?
`,
};

const rows = (['en', 'es'] as const).flatMap((lang) =>
  honest[lang]
    .trim()
    .split('\n')
    .map((question) => ({ lang, question })),
);
test.each(rows)('design 6: answered, $lang: $question', ({ lang, question }) => {
  const { kind } = answerFromKnowledge(sampleBrand, lang, new Date('2026-11-21T15:00:00Z'), question);
  expect(kind).not.toBe('refused');
});

test.each(['en', 'es'] as const)('design 6: no question of the knowledge base is refused (%s)', (lang) => {
  const asked = Object.values(knowledge[lang]).flatMap(({ questions }) => questions);
  expect(asked.filter((one) => forbiddenIn(one) !== undefined)).toEqual([]);
});
