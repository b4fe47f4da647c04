import type { howItWorks as en } from '../en/how-it-works.ts';
import { promises, shortPromises } from './promises.ts';

export const howItWorks: typeof en = {
  heading: 'Cómo funciona el financiamiento de equipo',
  lead: 'Usted elige la máquina, nosotros le pagamos al vendedor y usted nos paga cada mes durante el plazo. Vea a quién le toca cada paso y cuánto tarda.',
  overview: {
    heading: 'De la cotización al desembolso',
    segments: [shortPromises.decisionTime, 'Usted acepta las condiciones', 'Entrega y aceptación'],
    list: [
      {
        title: 'Usted solicita el financiamiento',
        text: 'Pida una cotización a un distribuidor, una subasta o un particular. Luego envíe la solicitud, de una sola página, y sus documentos.',
      },
      {
        title: 'Nosotros decidimos',
        text: 'Vemos el equipo, el negocio y al dueño. Usted recibe por escrito el monto, el pago, la tasa, los cargos y la opción de compra.',
      },
      {
        title: 'Usted firma',
        text: 'Para el cierre se necesitan los documentos firmados, la factura final y el seguro con nosotros como beneficiario en caso de pérdida.',
      },
      { title: 'Nosotros pagamos', text: `${promises.sellerPaid} ${promises.paidEarlier}` },
    ],
    links: {
      calculator: 'Calcule el pago',
      application: 'Presente su solicitud',
      findStatus: 'Encuentre su página de estado',
      glossary: 'Vea todos los términos explicados',
    },
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
          'Por lo general, un mes después del desembolso. Si la máquina se fabrica a la medida, el primer pago vence después de que usted la acepte, salvo que su contrato diga otra cosa. Si pide 90 días sin pagos, el primero vence en el mes 4, el plazo termina 3 meses después y los intereses corren desde el inicio. Su contrato indica la fecha de cada pago.',
      },
    ],
  },
  closing: {
    heading: 'Empiece con la cotización que tiene',
    text: (hours) => `Envíe su solicitud ahora, o llame (${hours}) y pregunte primero.`,
  },
};
