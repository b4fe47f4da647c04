import type { firstTime as en } from '../en/first-time.ts';

export const firstTime: typeof en = {
  hero: {
    badge: 'Precalifique en 5 minutos',
    heading: ['Su primera', 'máquina'],
    lead: 'Sin regla estricta de 2 años y sin cuota de solicitud. Sepa en 60 segundos qué va a necesitar su expediente.',
    stats: [
      { figure: '60 segundos', label: 'Revisión de requisitos' },
      { figure: '5 minutos', label: 'Para precalificar' },
      { figure: 'Todo crédito', label: 'Niveles considerados' },
    ],
  },
  steps: {
    heading: 'Tres pasos antes de firmar',
    list: [
      {
        title: 'Revisión de requisitos en 60 segundos',
        text: 'Cinco toques en esta página. Nada sale de su dispositivo y nadie consulta su crédito.',
        link: 'Empezar la revisión',
      },
      {
        title: 'Lista de documentos',
        text: 'Los papeles para una operación de su tamaño, para que los reúna una sola vez.',
        link: 'Ver qué necesita',
      },
      {
        title: 'Orientación personal',
        text: 'Una persona que conoce las primeras compras lee su expediente y le devuelve la llamada.',
        link: 'Llámenos',
      },
    ],
  },
  points: {
    heading: 'En qué se apoya un primer expediente',
    list: [
      {
        title: 'Su propio crédito',
        text: 'El negocio todavía no tiene historial, así que cuenta el del dueño. Leemos todos los niveles.',
      },
      { title: 'Su oficio', text: 'Los años trabajados como empleado son experiencia. Anótelos.' },
      { title: 'La máquina', text: 'Una máquina fácil de revender respalda mejor a una empresa joven.' },
      {
        title: 'El pago inicial',
        text: 'Del 10% al 30% según el nivel de crédito en nuestra calculadora. Entre más aporte, mejor.',
      },
      { title: 'Un primer monto razonable', text: 'El segundo será mayor, porque el primero se pagó.' },
    ],
  },
  check: {
    heading: 'Revisión de requisitos en 60 segundos',
    lead: 'Cinco preguntas. La respuesta es una lista de documentos que prepara su navegador. No es una aprobación ni una promesa.',
    questions: {
      age: {
        label: '1. ¿Cuánto tiempo lleva abierto el negocio?',
        options: { none: 'Aún no abre', young: 'Menos de 2 años', old: '2 años o más' },
      },
      amount: {
        label: '2. ¿Cuánto cuesta la máquina?',
        options: { small: 'Menos de $100,000', medium: '$100,000 a $500,000', large: 'Más de $500,000' },
      },
      score: {
        label: '3. ¿Su puntaje de crédito, más o menos?',
        options: { high: '660 o más', middle: '600 a 659', low: 'Menos de 600, o no sé' },
      },
      number: { label: '4. ¿Con qué número declara sus impuestos?', options: { ssn: 'Seguro Social', itin: 'ITIN' } },
      quote: { label: '5. ¿Tiene una cotización?', options: { yes: 'Sí', no: 'Todavía no' } },
    },
    result: {
      heading: 'Su lista',
      wait: 'Conteste las cinco y aquí verá su lista.',
      always: [
        'Identificación con foto de cada dueño con 20% o más',
        'Cheque anulado o carta del banco de la cuenta del negocio',
        'El nombre del negocio escrito igual en todos los papeles',
      ],
      items: {
        'age-none': 'Acta constitutiva o registro, y una página sobre sus años en el oficio',
        'age-young': 'Registro del negocio y los estados de cuenta que ya tenga',
        'age-old': 'Las últimas 2 declaraciones de impuestos del negocio',
        'amount-small': 'Estados de cuenta de los últimos 3 meses',
        'amount-medium':
          'Estados de cuenta de los últimos 6 meses, declaraciones del negocio y personales, cifras del año en curso',
        'amount-large':
          'Declaraciones de 2 a 3 años, relación de deudas, estado financiero personal, acuerdo de la empresa',
        'score-high': 'Pago inicial en nuestra calculadora: del 10% al 15%',
        'score-middle': 'Pago inicial en nuestra calculadora: del 20% al 30%; 6 meses de estados de cuenta ayudan',
        'score-low':
          'La calculadora no tiene nivel debajo de 600: llámenos, leemos el expediente completo. Ayuda un pago inicial mayor o la garantía de otro dueño',
        'number-ssn': 'Número de Seguro Social para la autorización de crédito; se guarda cifrado',
        'number-itin': 'Carta de su ITIN; no necesita Seguro Social',
        'quote-yes': 'La cotización, con marca, modelo, año, número de serie y precio',
        'quote-no': 'Una cotización del vendedor: pida marca, modelo, año, número de serie y precio',
      },
      note: 'Decide una persona, con el expediente completo. Esta lista no es aprobación, oferta ni rechazo.',
      print: 'Imprimir esta lista',
      apply: 'Inicie su solicitud',
    },
  },
  needs: {
    heading: 'Qué necesita',
    list: [
      {
        title: 'Datos del negocio',
        items: [
          'Nombre legal, dirección, teléfono',
          'Tipo de empresa y fecha de inicio',
          'Número federal de impuestos, si lo tiene',
          'Estados de cuenta del negocio',
        ],
      },
      {
        title: 'Datos del equipo',
        items: [
          'Marca, modelo, año, número de serie',
          'Precio, vendedor, nuevo o usado',
          'Dónde va a trabajar y qué va a producir',
        ],
      },
      {
        title: 'Datos personales',
        items: [
          'Identificación con foto, Seguro Social o ITIN',
          'Años de experiencia en el oficio',
          'Domicilio y teléfono',
          'Otras deudas, en números redondos',
        ],
      },
    ],
  },
  stories: {
    heading: 'Primeras máquinas',
    list: [
      {
        quote: 'Espacio para un testimonio confirmado sobre una primera compra sin dos años de historial.',
        name: 'Nombre del cliente',
        business: 'Negocio, estado',
        equipment: 'Minicargador',
      },
      {
        quote: 'Espacio para un testimonio confirmado sobre la lista y la llamada que vino después.',
        name: 'Nombre del cliente',
        business: 'Negocio, estado',
        equipment: 'Horno de piso',
      },
    ],
  },
  closing: {
    heading: '¿Listo para precalificar?',
    text: (hours: string) =>
      `Toma unos 5 minutos. O pregunte primero: ${hours}. Respondemos los correos electrónicos en un plazo de 24 horas, de lunes a viernes. La precalificación usa nuestra solicitud de una página. No consultamos su crédito hasta que usted firme la autorización al final.`,
  },
};
