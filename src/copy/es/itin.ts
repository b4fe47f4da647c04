import type { itin as en } from '../en/itin.ts';

export const itin: typeof en = {
  hero: {
    badge: 'Sin número de Seguro Social',
    heading: ['Financiamiento', 'de equipo', 'con ITIN'],
    lead: 'El número con el que declara sus impuestos basta para solicitar. La página, la solicitud y los correos están en español.',
    stats: [
      { figure: '24–48 horas', label: 'Revisión' },
      { figure: '5–7 días', label: 'Días hábiles hasta los fondos' },
      { figure: '$10K–$2MM', label: 'Rango de financiamiento' },
    ],
  },
  benefits: {
    heading: 'Con un ITIN cambia una cosa: el número',
    list: [
      {
        title: 'Sin Seguro Social',
        text: 'El campo de la solicitud acepta Seguro Social o ITIN: nueve dígitos, y el ITIN empieza con 9. Se guarda cifrado.',
      },
      {
        title: 'Decisiones rápidas',
        text: 'Revisión en 24–48 horas con el expediente completo; fondos entre 5 y 7 días hábiles después de la aprobación.',
      },
      {
        title: 'Enfoque en el negocio',
        text: 'Leemos lo que gana el negocio, lo que hace la máquina y cómo se han pagado las cuentas. La solicitud no pide nada más.',
      },
    ],
  },
  documents: {
    heading: 'Tres tipos de documentos',
    list: [
      {
        title: 'Identidad',
        items: [
          'Carta del ITIN emitida por el IRS',
          'Pasaporte, matrícula consular o identificación estatal',
          'Comprobante de domicilio',
        ],
      },
      {
        title: 'Negocio',
        items: [
          'Carta del EIN, si el negocio lo tiene',
          'Licencia o registro',
          'Contrato de renta del taller o patio, si existe',
        ],
      },
      {
        title: 'Dinero',
        items: [
          'Estados de cuenta de los últimos 3–6 meses',
          'Las últimas 2 declaraciones de impuestos',
          'Cotización de la máquina con su número de serie',
        ],
      },
    ],
  },
  timeline: {
    heading: 'De la solicitud a los fondos',
    segments: ['24–48 horas', '5–7 días hábiles'],
    list: [
      {
        title: 'Solicite',
        text: 'Una página, en español o inglés. El borrador queda en su teléfono, sin el número.',
      },
      {
        title: 'Revisión',
        text: 'Una persona la lee, le dice qué falta y le da las condiciones por escrito.',
      },
      { title: 'Fondos', text: 'Usted firma, pagamos al vendedor y usted recibe el equipo.' },
    ],
  },
  faq: {
    heading: 'Preguntas',
    list: [
      {
        question: '¿Puedo solicitar sin Seguro Social?',
        answer:
          'Sí. Escriba su ITIN donde la solicitud dice Seguro Social o ITIN. Es el mismo campo, y también puede quedar vacío hasta que hablemos.',
      },
      {
        question: '¿Qué documentos me van a pedir?',
        answer:
          'Los de las tres listas de arriba: quién es usted, qué es el negocio, y qué entra y qué sale. Otros solo cuando el monto o el expediente lo requieran.',
      },
      {
        question: 'Mi ITIN venció. ¿Qué hago?',
        answer:
          'El número vence cuando no aparece en ninguna declaración durante tres años seguidos. La renovación con el IRS tarda de 7 a 11 semanas, más en temporada de impuestos y desde el extranjero. Iníciela y envíe de todos modos su solicitud: le diremos qué puede avanzar mientras tanto.',
      },
      {
        question: '¿Cuánto doy de pago inicial?',
        answer:
          'En nuestra calculadora, del 10% al 30% según el nivel de crédito, y hasta el 50% si usted quiere. Los niveles empiezan en 600 puntos; con menos, o sin puntaje, decide el expediente.',
      },
      {
        question: '¿Cuánto tarda?',
        answer:
          'La revisión tarda 24–48 horas desde que la solicitud está completa. Los fondos llegan en 5–7 días hábiles, cuando los documentos están firmados y la máquina entregada.',
      },
      {
        question: '¿Están seguros mis datos?',
        answer:
          'El número y su fecha de nacimiento se guardan cifrados con AES-256 y se usan para la solicitud. Quién puede verlos, y cuándo la ley puede pedirlos, está en nuestro aviso de privacidad.',
      },
    ],
  },
  closing: {
    heading: 'Solicite en el idioma que prefiera',
    text: (hours: string) =>
      `La misma solicitud en español y en inglés. Llame (${hours}); respondemos los correos en un plazo de 24 horas.`,
  },
};
