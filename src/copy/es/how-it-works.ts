import type { howItWorks as en } from '../en/how-it-works.ts';
import { promises, shortPromises } from './promises.ts';

export const howItWorks: typeof en = {
  heading: 'Cómo funciona el financiamiento de equipo',
  lead: 'Usted elige la máquina, nosotros le pagamos al vendedor y usted nos paga cada mes durante el plazo. Estos son los pasos y a quién le toca cada uno.',
  overview: {
    heading: 'De la cotización al desembolso',
    segments: [shortPromises.decisionTime, 'Usted acepta las condiciones', 'Entrega y aceptación'],
    list: [
      { title: 'Usted solicita el financiamiento', text: 'Cotización, solicitud y documentos.' },
      { title: 'Nosotros decidimos', text: 'Cuando su solicitud está completa. Condiciones por escrito.' },
      { title: 'Usted firma', text: 'Contrato, factura final y seguro.' },
      { title: 'Nosotros pagamos', text: 'Directamente al vendedor.' },
    ],
  },
  steps: {
    heading: 'Ocho pasos de la cotización al pago',
    you: 'Usted',
    we: 'Nosotros',
    list: [
      {
        who: 'you',
        title: 'Pida una cotización al vendedor',
        text: 'De un distribuidor, una subasta o un particular. Debe indicar marca, modelo, año, número de serie y precio.',
      },
      {
        who: 'you',
        title: 'Calcule el pago',
        text: 'Nuestra calculadora muestra el pago, la tasa y el total según su precio y su nivel de crédito. No pide su nombre.',
        to: 'calculator',
        link: 'Abra la calculadora',
      },
      {
        who: 'you',
        title: 'Envíe la solicitud',
        text: `Es una sola página, en español o inglés. ${promises.noFee} ${promises.creditCheck}`,
        to: 'application',
        link: 'Presente su solicitud',
      },
      {
        who: 'you',
        title: 'Envíe los documentos en su página de estado',
        text: 'Ahí ve qué tenemos, qué falta y a quién le toca. Puede enviar documentos desde su teléfono.',
        to: 'findStatus',
        link: 'Encuentre su página de estado',
      },
      {
        who: 'we',
        title: 'Revisamos el panorama completo',
        text: `Vemos el equipo, el negocio y al dueño. ${promises.decision}`,
      },
      {
        who: 'we',
        title: 'Le enviamos las condiciones por escrito',
        text: 'Monto, pago, tasa, cargos, opción de compra y la regla para pagar antes. Si no podemos aprobar su solicitud, recibe un aviso por escrito con las razones o con la forma de pedirlas.',
        to: 'glossary',
        link: 'Vea todos los términos explicados',
      },
      {
        who: 'you',
        title: 'Firme y asegure el equipo',
        text: 'Para el cierre se necesitan los documentos firmados, la factura final, el seguro con nosotros como beneficiario en caso de pérdida y, al llegar la máquina, su aceptación.',
      },
      {
        who: 'we',
        title: 'Le pagamos al vendedor',
        text: `${promises.sellerPaid} ${promises.stages}`,
      },
    ],
  },
  documents: {
    heading: 'Documentos según el monto',
    columns: {
      small: 'Menos de $100,000',
      middle: 'De $100,000 a menos de $500,000',
      large: '$500,000 o más',
      closing: 'Por lo general, antes de pagarle al vendedor',
    },
    note: 'Son los documentos habituales. La identificación se pide a cada dueño con 20% o más. Con ITIN pedimos también la carta del ITIN, sus últimas 2 declaraciones de impuestos, un comprobante de domicilio y documentos del negocio. Su página de estado siempre muestra su propia lista.',
  },
  faq: {
    heading: 'Preguntas sobre el proceso',
    list: [
      {
        question: '¿En cuánto tiempo me dan una decisión?',
        answer: `${promises.decision} Una solicitud está completa cuando está firmada y tenemos todos los documentos de su lista. Si falta algo, se lo decimos.`,
      },
      {
        question: '¿La solicitud afecta mi puntaje de crédito?',
        answer: `Visitar el sitio, usar la calculadora o el chat nunca lo afecta. ${promises.creditCheck} Llámenos si quiere saber qué tipo de consulta usamos.`,
      },
      {
        question: '¿Qué pasa si no me aprueban?',
        answer:
          'Recibe un aviso por escrito con las razones, o con la forma de pedirlas. Un pago inicial mayor, otro dueño que firme o una máquina menos cara pueden cambiar el resultado. Puede presentar otra solicitud cuando quiera.',
      },
      {
        question: '¿Puedo enviar la solicitud antes de elegir la máquina?',
        answer:
          'Sí. Indique el tipo de equipo y el monto que piensa gastar. Necesitamos la cotización final antes de enviarle los documentos para firmar.',
      },
      {
        question: '¿Estoy obligado a aceptar lo que me ofrezcan?',
        answer:
          'No. Una aprobación no lo obliga a nada. Usted decide después de leer las condiciones, y rechazarlas no cuesta nada.',
      },
      {
        question: '¿Cuándo vence el primer pago?',
        answer:
          'Por lo general, un mes después del desembolso. Si la máquina se fabrica a la medida, sigue a su aceptación, salvo que su contrato diga otra cosa. Si pide 90 días sin pagos, el primero vence en el mes 4, el plazo termina 3 meses después y los intereses corren desde el inicio. Su contrato indica la fecha de cada pago.',
      },
    ],
  },
  closing: {
    heading: 'Empiece con la cotización que tiene',
    text: (hours) => `Envíe su solicitud ahora, o llame (${hours}) y pregunte primero.`,
  },
};
