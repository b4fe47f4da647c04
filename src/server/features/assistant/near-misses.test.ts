import { expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { answerFromKnowledge } from './answer.ts';

/** Honest questions in the words of those that are refused: names, others, taxes, papers, a decision that is awaited. */
const honest = {
  en: `
how do I cancel my application
do you check my partner's credit
can I add my brother's income
does the borrower pay the seller
how soon after the customer pays do you pay the dealer
what insurance deductible do you require
we need to close this deal by Friday
can I withdraw my application later
how do I change my phone number in the portal
can I sign the application on my phone
do I fill out the application online
when do you send the funds to the seller
can my wife sign the papers for me if I travel
how do I get a copy of my application
can you send me a copy of my contract
how can I pay off early
what happens to my data after I apply
do you lend less for used equipment
which documents should I send first
is insurance required
how do down payments work
will you run my credit when I apply
does checking my credit hurt my score
what credit score do I need
is a score of 640 too low to apply
how do I reset my password
can my wife sign the application for me
what is the status of my application
do you keep my application on file
what happens if you turn me down
why would my application be declined
if I get declined can I try again later
do you tell me why you rejected an application
my bank turned me down last month, can I still apply
can I apply again after another lender declined me
when will I know if I'm approved
how will you let me know that I'm approved
do you issue approval letters
how long is an approval letter good for
is approval automatic with good credit
do you work with immigrants who have an ITIN
do you lend to women owned businesses
can foreigners without a social security number apply
is the white paper on section 179 on your site
can my brother be my cosigner
can my wife sign as a guarantor
can I refer a friend to you
my neighbor recommended you, what do you finance
can a friend drop off my documents
my partner owns half the company, does he sign too
can my company be the borrower instead of me
can the title be in my company's name
can I upload bank statements later
I uploaded the wrong bank statement, how do I change it
which bank statements do you need
do you need pay stubs
do you accept a QuickBooks report instead of a tax return
is a dealer invoice enough to get started
does the invoice have to be from a dealer
what if the invoice is higher than the quote
can the price on the invoice include freight
does the price include sales tax
is sales tax financed
what is a form 4562
how does section 179 work
can equipment be depreciated
is an operating lease different from a finance lease
what is a commitment letter
how do I get a formal quote
how do you decide the rate
what's the lowest rate you have
what are the lowest rates right now
what does the documentation fee cover
is there a documentation fee
do you take a deposit
who do I call about the money
the funding went through, what now
when does the dealer get paid
my application is in, what's next
do you verify my income
how do you verify my identity
do I have to list my other loans
do I need to tell you about an old bankruptcy
does old trouble with another lender matter
can I still apply with a tax lien
what if I miss a payment
can I move the excavator to a job in another state
is my information safe with you
how do you keep my social security number safe
do you do business in base camps and mines
can I use the equipment for personal jobs too
`,
  es: `
revisan mi crédito cuando aplico
qué puntaje de crédito necesito
cómo cambio mi contraseña
puede firmar mi esposa por mí
en qué va mi solicitud
¿qué pasa si me rechazan?
¿por qué rechazarían mi solicitud?
si me rechazan, ¿puedo volver a intentar?
¿me dicen por qué rechazaron mi solicitud?
mi banco me rechazó el mes pasado, ¿puedo aplicar?
¿puedo aplicar si otra financiera me negó?
¿cuándo voy a saber si estoy aprobado?
¿cómo me avisan que estoy aprobado?
¿ustedes dan cartas de aprobación?
¿cuánto dura una carta de aprobación?
buenas tardes, ¿cuánto tardan en aprobar?
buenas tardes, ¿financian camiones usados?
¿trabajan con inmigrantes que tienen ITIN?
¿financian negocios de mujeres?
¿los extranjeros sin seguro social pueden aplicar?
¿mi hermano puede ser mi aval?
¿mi esposa puede firmar como garante?
¿puedo recomendarles a un amigo?
un vecino me los recomendó, ¿qué financian?
¿un amigo puede entregar mis documentos?
mi socio tiene la mitad de la empresa, ¿también firma?
¿la solicitud puede ir a nombre de mi empresa?
¿el título queda a nombre de mi compañía?
¿puedo subir los estados de cuenta después?
subí el estado de cuenta equivocado, ¿cómo lo cambio?
¿qué estados de cuenta necesitan?
¿necesitan talones de cheque?
¿aceptan un reporte de QuickBooks en lugar de la declaración?
¿basta con la factura del dealer para empezar?
¿la factura tiene que ser de un dealer?
¿el precio de la factura puede incluir el flete?
¿el precio incluye el impuesto de venta?
¿se financia el impuesto de venta?
¿cómo funciona la sección 179?
¿se puede depreciar el equipo?
¿qué es una carta de compromiso?
¿cómo consigo una cotización formal?
¿cómo deciden la tasa?
¿cuál es la tasa más baja que tienen?
¿hay cargo por documentos?
¿piden depósito?
¿a quién llamo por el dinero?
ya salió el dinero, ¿qué sigue?
¿cuándo le pagan al dealer?
ya mandé mi solicitud, ¿qué sigue?
¿verifican mis ingresos?
¿cómo verifican mi identidad?
¿tengo que poner mis otros préstamos?
¿tengo que decirles de una bancarrota vieja?
¿importa si mi empresa tuvo problemas de crédito?
¿puedo aplicar si debo impuestos?
¿cómo cancelo mi solicitud?
¿el cliente paga el seguro?
¿revisan el crédito de mi socio?
¿puedo cambiar mi dirección después?
¿cómo consigo una copia de mi solicitud?
¿cuándo mandan el dinero al vendedor?
¿puedo llenar la solicitud por internet?
¿el seguro es obligatorio?
¿qué pasa si me atraso en un pago?
¿puedo llevar la excavadora a un trabajo en otro estado?
¿cómo cuidan mi número de seguro social?
¿está segura mi información con ustedes?
¿puedo usar el equipo también en trabajos chicos?
¿el enganche se paga al firmar?
¿se puede dar menos enganche con buen crédito?
¿hay comisión por pagar antes?
¿el pago sube con el tiempo?
`,
};
const rows = (['en', 'es'] as const).flatMap((lang) =>
  honest[lang]
    .trim()
    .split('\n')
    .map((question) => ({ lang, question })),
);
test.each(rows)('design 6: not refused, $lang: $question', ({ lang, question }) => {
  const { kind } = answerFromKnowledge(sampleBrand, lang, new Date('2026-11-21T15:00:00Z'), question);
  expect(kind).not.toBe('refused');
});
