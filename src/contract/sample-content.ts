const sample = (quote: string, name: string, business: string, equipment: string) => ({
  quote,
  name,
  business,
  equipment,
  confirmed: null,
});

/** Invented customer quotes. They quote no real person and carry the word Sample until a lender confirms its own. */
export const sampleTestimonials = {
  en: [
    sample(
      'I sent the application on a Tuesday night from the truck. By Thursday morning I had an answer and a list of two things they still needed.',
      'Dale P.',
      'Excavation contractor, Kansas',
      'Skid steer, used',
    ),
    sample(
      'Every other quote was one monthly number. This one showed the rate, the total and what I’d pay in interest before I gave my name.',
      'Ana R.',
      'Neighborhood bakery, Texas',
      'Three-deck oven',
    ),
    sample(
      'They paid the builder in three steps, straight to the builder. We never had to float the deposit.',
      'Neil H.',
      'Job shop, Wisconsin',
      'Two CNC machining centers',
    ),
    sample(
      'First truck, one year in business. They asked what I did before that, and it counted.',
      'Marcus T.',
      'Tree care, Georgia',
      'Bucket truck',
    ),
  ],
  es: [
    sample(
      'Mandé la solicitud un martes en la noche desde el camión. El jueves en la mañana ya tenía respuesta y una lista de dos cosas que faltaban.',
      'Rubén G.',
      'Excavaciones, Kansas',
      'Minicargador usado',
    ),
    sample(
      'Las otras cotizaciones eran un solo número al mes. Aquí vi la tasa, el total y cuánto iba a pagar de intereses antes de dar mi nombre.',
      'Ana R.',
      'Panadería de barrio, Texas',
      'Horno de tres pisos',
    ),
    sample(
      'Primer camión, un año en el negocio. Me preguntaron qué hacía antes, y eso contó.',
      'Marcos T.',
      'Poda de árboles, Georgia',
      'Camión canastilla',
    ),
  ],
};

/** Invented names of manufacturers. */
export const sampleManufacturers = [
  'Halvorsen',
  'Ironbark',
  'Calderway',
  'Brightwell',
  'Stonemark',
  'Torvald',
  'Kestrel Lift',
  'Mesa Hornos',
  'Pallindale',
  'Quarrymen',
];
