import type { glossary as en } from '../en/glossary.ts';

export const glossary: typeof en = {
  heading: 'El financiamiento de equipo, explicado',
  lead: 'Las palabras que aparecen en una cotización, una propuesta y un contrato, dichas con claridad. Cada una tiene su propio enlace, para que lo comparta con su socio o su contador.',
  jump: 'En esta página',
  see: (page: string) => `Vea ${page}`,
  groups: [
    {
      id: 'money',
      title: 'Cuánto cuesta',
      terms: [
        {
          id: 'amount-financed',
          term: 'Monto financiado',
          text: 'El precio del equipo y sus gastos de entrega e instalación, menos su pago inicial. Los intereses corren sobre este monto, no sobre el precio.',
        },
        {
          id: 'down-payment',
          term: 'Pago inicial (enganche)',
          text: 'La parte del precio que usted pone al principio. Si es mayor, bajan el pago y el total, y ayuda cuando el puntaje es bajo.',
        },
        {
          id: 'term',
          term: 'Plazo',
          text: 'El tiempo en que usted paga, en meses. Un plazo más largo baja cada pago y sube el total.',
        },
        {
          id: 'rate',
          term: 'Tasa anual',
          text: 'El interés de un año sobre el saldo que todavía debe. No incluye cargos.',
        },
        {
          id: 'apr',
          term: 'APR (tasa porcentual anual)',
          text: 'El costo anual del dinero, con los cargos que cuentan como costo de financiamiento. Sin cargos es igual a la tasa anual. Compare ofertas por el APR y por el total, nunca solo por el pago.',
        },
        {
          id: 'finance-cost',
          term: 'Costo de financiamiento',
          text: 'Todo lo que paga además del monto financiado: los intereses y los cargos por el financiamiento.',
        },
        {
          id: 'total-of-payments',
          term: 'Total de pagos',
          text: 'Todos los pagos juntos. Agregue el pago inicial y el precio de compra al final, si lo hay, para saber cuánto cuesta la máquina en total.',
        },
        {
          id: 'documentation-fee',
          term: 'Cargo por documentos',
          text: 'Un cargo que algunos contratos tienen por preparar los documentos. Si el suyo lo tiene, la propuesta lo indica antes de que firme.',
        },
        {
          id: 'soft-costs',
          term: 'Gastos de entrega e instalación',
          text: 'Flete, maniobras, instalación, capacitación y arranque: costos que acompañan a la máquina y no tienen valor de reventa. A menudo se puede financiar una parte. Pida al vendedor que los ponga en renglones aparte.',
        },
      ],
    },
    {
      id: 'payments',
      title: 'Cómo se paga',
      terms: [
        { id: 'level', term: 'Pagos fijos', text: 'La misma cantidad cada mes hasta el final del plazo.' },
        {
          id: 'seasonal',
          term: 'Pagos de temporada',
          text: 'Pagos más altos cuando hay trabajo y pequeños, o ninguno, en los meses flojos. Los intereses siguen corriendo, así que el total suele cambiar; compárelo en la calculadora.',
        },
        {
          id: 'step-up',
          term: 'Pagos escalonados',
          text: 'Pagos menores el primer año que suben cada año. Sirven para una máquina que tarda en empezar a producir.',
        },
        {
          id: 'deferral',
          term: 'Primer pago aplazado',
          text: 'El primer pago vence más tarde y el final del plazo se recorre igual. Si se aplaza 90 días, vence en el mes 4. Los intereses corren desde el primer día.',
        },
        {
          id: 'advance',
          term: 'Pagos por adelantado',
          text: 'Uno o dos pagos al firmar. Cuentan como parte del calendario; no son un cargo.',
        },
        {
          id: 'progress-payments',
          term: 'Pagos por avance',
          text: 'Dinero que enviamos al fabricante por etapas: anticipo, embarque, aceptación. Se usan en máquinas hechas a la medida.',
        },
        {
          id: 'payoff',
          term: 'Monto para liquidar',
          text: 'El monto con el que se liquida un contrato antes de tiempo en un día determinado. El contrato dice cómo se calcula y si usted ahorra intereses.',
        },
      ],
    },
    {
      id: 'ownership',
      title: 'De quién es la máquina',
      terms: [
        {
          id: 'loan',
          term: 'Préstamo o contrato de financiamiento',
          text: 'La máquina es suya desde el primer día y garantiza la deuda. Después del último pago se libera el gravamen.',
        },
        {
          id: 'lease',
          term: 'Arrendamiento',
          text: 'La máquina es del prestamista y usted la usa por un plazo fijo. La opción de compra define qué pasa al final, así que lea primero esa línea.',
        },
        {
          id: 'dollar-buyout',
          term: 'Arrendamiento con compra por $1',
          text: 'Un arrendamiento que termina con la compra por $1. Cuesta casi lo mismo que un préstamo y al final la máquina es suya.',
        },
        {
          id: 'ten-percent',
          term: 'Opción de compra por 10%',
          text: 'Pagos más bajos y, al final, 10% del costo del equipo para quedarse con la máquina. Algunos contratos obligan a comprar; revise esa línea.',
        },
        {
          id: 'fair-market-value',
          term: 'Arrendamiento a valor de mercado (FMV)',
          text: 'Al final usted devuelve la máquina, renueva o la compra al valor de mercado de ese día. Ese precio no se conoce por anticipado: tome cualquier cifra como una estimación.',
        },
        {
          id: 'residual',
          term: 'Valor residual',
          text: 'Lo que queda después del último pago. Es $0 en un préstamo, $1 en la compra por $1 y 10% en la opción de 10%.',
        },
      ],
    },
    {
      id: 'security',
      title: 'Documentos y garantías',
      terms: [
        {
          id: 'guaranty',
          term: 'Garantía personal',
          text: 'La promesa de un dueño de pagar si el negocio no puede. Es un documento aparte; firmar la solicitud no es dar una garantía.',
        },
        {
          id: 'co-signer',
          term: 'Cofirmante',
          text: 'Otra persona que firma y responde junto con usted, muchas veces un socio con mejor crédito.',
        },
        {
          id: 'lien',
          term: 'Gravamen y registro UCC-1',
          text: 'Un registro público de que el prestamista tiene derecho sobre la máquina hasta que se pague. En un camión, el gravamen va en el título.',
        },
        {
          id: 'loss-payee',
          term: 'Beneficiario en caso de pérdida (loss payee)',
          text: 'A quien la aseguradora le paga primero si la máquina se daña o la roban. Usted nombra al prestamista hasta terminar de pagar.',
        },
        {
          id: 'landlord-waiver',
          term: 'Renuncia del arrendador',
          text: 'Una carta en la que el dueño del local acepta que una máquina fija al piso no pasa a ser parte del edificio.',
        },
        {
          id: 'delivery-acceptance',
          term: 'Entrega y aceptación',
          text: 'Su firma de que la máquina llegó y funciona. Por lo general, después de ella se le paga al vendedor, así que no la firme antes.',
        },
      ],
    },
    {
      id: 'credit',
      title: 'Crédito e impuestos',
      terms: [
        {
          id: 'credit-tier',
          term: 'Nivel de crédito',
          text: 'Un rango de puntajes que nuestra calculadora usa para sus tasas de ejemplo. La revisión de su solicitud define la tasa real.',
        },
        {
          id: 'inquiry',
          term: 'Consulta dura y consulta suave',
          text: 'Una consulta dura aparece en su reporte de crédito y puede bajar un poco el puntaje. Una suave no lo baja.',
        },
        {
          id: 'adverse-action',
          term: 'Aviso de decisión',
          text: 'La carta después de un rechazo o una contraoferta. Da las razones o le dice cómo pedirlas.',
        },
        {
          id: 'itin',
          term: 'ITIN',
          text: 'Un número de impuestos de nueve dígitos que da el IRS y empieza con 9. Lo identifica para sus impuestos y no dice nada de su estatus migratorio.',
        },
        {
          id: 'section-179',
          term: 'Sección 179',
          text: 'Una regla fiscal que permite a muchos negocios deducir el equipo en el año en que empieza a usarse, financiado o no. La limitan topes anuales y el ingreso del negocio. Consulte a su asesor fiscal.',
        },
        {
          id: 'bonus-depreciation',
          term: 'Depreciación adicional (bonus)',
          text: 'Una deducción del primer año para el equipo que la Sección 179 no cubre. Puede generar una pérdida fiscal; la Sección 179 no.',
        },
        {
          id: 'placed-in-service',
          term: 'Puesta en servicio',
          text: 'Instalada y lista para trabajar. Ese día define el año fiscal, no el día en que la pidió o la pagó.',
        },
      ],
    },
  ],
  closing: {
    heading: '¿Falta alguna palabra?',
    text: (hours) => `Pregúntenos: ${hours}. O pruebe los términos en la calculadora.`,
  },
};
