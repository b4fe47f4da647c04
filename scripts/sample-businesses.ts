import type { Language } from '#contract/language.ts';

/** One of the 60 fictional businesses of the demo, with the story of its file and its age in days. */
export type Business = {
  story: string;
  age: number;
  lang: Language;
  name: string;
  first: string;
  last: string;
  city: string;
  state: string;
  zip: string;
  area: string;
  trade: string;
  kind: 'construction' | 'food-service' | 'manufacturing' | 'transportation' | 'other';
  machine: string;
  used: boolean;
  price: number;
};

/** story | age | language | business | owner | city, state, ZIP, area code | trade | kind | machine | used | price */
const rows = `
funded | 88 | en | Bell & Sons Excavating | Marcus, Bell | Lincoln, Nebraska, 68508, 402 | Excavation and grading | construction | Wheel loader, 2022 | used | 143000
funded | 84 | en | Blue Ridge Utility Service | Dana, Whitfield | Roanoke, Virginia, 24011, 540 | Utility line service | transportation | Bucket truck, 55 ft | used | 168000
declined-report | 82 | en | Gulf Coast Marine Repair | Travis, Boudreaux | Mobile, Alabama, 36602, 251 | Boat and engine repair | other | Boat lift, 35 ton | used | 96000
funded-by-link | 79 | es | Panadería Tres Hermanos | Marisol, Cervantes | San Antonio, Texas, 78205, 210 | Panadería | food-service | Horno rotatorio de gas | new | 52000
approved | 76 | en | Summit Tree Care | Owen, Halvorsen | Boise, Idaho, 83702, 208 | Tree removal and trimming | construction | Wood chipper with grapple | new | 88500
lost | 73 | en | Granite State Paving | Kim, Novak | Manchester, New Hampshire, 03101, 603 | Asphalt paving | construction | Asphalt paver | used | 311000
funded-by-link | 71 | en | Northfield Machine Works | Lukas, Nowak | Rockford, Illinois, 61101, 815 | Contract machining | manufacturing | Machining center with bar feeder | new | 212500
withdrawn | 68 | en | Cedar Hollow Millwork | Joanna, Fitch | Eugene, Oregon, 97401, 541 | Custom millwork | manufacturing | Five-axis router | new | 154000
approved-given | 66 | en | Salinas Valley Packers | Hector, Prado | Salinas, California, 93901, 831 | Produce packing | food-service | Packaging line with labeler | new | 238000
declined-deal | 64 | en | Ironwood Cranes | Joe, Tran | Tucson, Arizona, 85701, 520 | Crane rental | transportation | Crane truck, 23 ton | used | 236500
countered-approved | 61 | es | Transportes Río Bravo | Ernesto, Villarreal | Laredo, Texas, 78040, 956 | Transporte de carga | transportation | Tractocamión con dormitorio | used | 118000
funded | 59 | en | Tidewater Dredging | Nell, Harmon | Norfolk, Virginia, 23510, 757 | Dredging and pile driving | construction | Crawler crane, 80 ton | used | 465000
approved | 57 | en | Prairie Rose Dairy | Anika, Lindgren | Fargo, North Dakota, 58102, 701 | Dairy processing | food-service | Pasteurizer and bottling line | new | 187000
declined | 55 | en | Metro Window Cleaning | Dwayne, Pryor | Columbus, Ohio, 43215, 614 | Building maintenance | other | Boom lift, 66 ft | used | 71500
docs-by-link | 52 | en | Lakeshore Cold Storage | Priya, Raman | Milwaukee, Wisconsin, 53202, 414 | Refrigerated warehousing | food-service | Racking and two reach trucks | new | 176000
approved | 50 | es | Jardines del Valle | Ramiro, Ochoa | Fresno, Texas, 77545, 281 | Jardinería comercial | construction | Minicargador de orugas | used | 58900
declined-hold | 48 | en | Copper Basin Aggregates | Silas, Ybarra | Elko, Nevada, 89801, 775 | Sand and gravel | construction | Portable crushing plant | used | 492000
docs-out | 46 | en | Hudson Sheet Metal | Irene, Castellano | Albany, New York, 12207, 518 | Duct and sheet metal | manufacturing | Fiber laser cutter | new | 284000
declined-by-hand | 44 | en | Osage Hay & Feed | Wendell, Crow | Tulsa, Oklahoma, 74103, 918 | Hay and feed | other | Round baler | used | 47500
approved-deal | 42 | en | Flores Concrete Pumping | Ana, Flores | Albuquerque, New Mexico, 87102, 505 | Concrete pumping | construction | Concrete pump truck | used | 197400
funded | 40 | es | Taquería La Ceiba | Beatriz, Montoya | Chicago, Illinois, 60608, 312 | Restaurante | food-service | Cocina industrial completa | new | 74500
due | 30 | en | Redstone Drilling | Carla, Eubanks | Grand Junction, Colorado, 81501, 970 | Water well drilling | construction | Drilling rig on truck | used | 348000
due | 30 | es | Construcciones Ñandú | Íñigo, Peña | Houston, Texas, 77002, 713 | Concreto y excavación | construction | Retroexcavadora | used | 92400
approved-held | 29 | en | Catskill Brewing | Theo, Lang | Kingston, New York, 12401, 845 | Craft brewery | food-service | Canning line | new | 149000
due-tomorrow | 29 | en | Harbor Street Foods | Nadia, Osman | Portland, Maine, 04101, 207 | Seafood processing | food-service | Depanner, conveyor and labeler | new | 390000
docs-out | 27 | en | Nowak Precision | Piotr, Nowak | Erie, Pennsylvania, 16501, 814 | Precision turning | manufacturing | Twin-spindle lathe | new | 226000
countered | 26 | en | Silver Lake Towing | Grant, Doyle | Spokane, Washington, 99201, 509 | Towing and recovery | transportation | Heavy wrecker | used | 189000
waiting-today | 24 | en | Bluegrass Hardwoods | Amos, Tackett | Lexington, Kentucky, 40507, 859 | Sawmill | manufacturing | Band mill and edger | used | 134500
corrected | 22 | en | Desert Bloom Nursery | Lily, Begay | Gallup, New Mexico, 87301, 505 | Wholesale nursery | other | Two greenhouse systems | new | 83000
waiting | 19 | en | Sandhill Irrigation | Tess, Overgaard | Kearney, Nebraska, 68847, 308 | Irrigation service | construction | Trencher with vibratory plow | used | 112000
info-dealer | 18 | en | Bayou Ready-Mix | Lyle, Guidry | Lafayette, Louisiana, 70501, 337 | Ready-mix concrete | construction | Two mixer trucks | used | 274000
approved-deal | 16 | es | Mudanzas Quetzal | Rosa, Escobar | Phoenix, Arizona, 85003, 602 | Mudanzas | transportation | Camión de caja con rampa | used | 67800
closed | 13 | en | Wild Plum Catering | Erin, Hatch | Ames, Iowa, 50010, 515 | Catering | food-service | Two food trucks | new | 146000
info-customer | 12 | en | Ramos Paving LLC | Elena, Ramos | Omaha, Nebraska, 68102, 402 | Asphalt and concrete paving | construction | Compact excavator, 2021, with thumb | used | 84500
info-customer | 8 | es | Tapicería Monarca | Leticia, Barrios | Denver, Colorado, 80202, 303 | Tapicería | manufacturing | Cortadora de tela | new | 38900
withdrawn | 7 | es | Lavandería Burbujas | Inés, Cabrera | Reno, Nevada, 89501, 775 | Lavandería comercial | other | Lavadoras industriales | new | 63000
approved | 7 | en | Cascade Mobile Welding | Brett, Ames | Tacoma, Washington, 98402, 253 | Field welding | manufacturing | Service truck with welder | new | 94500
countered | 6 | es | Tortillería Doña Lupe | Guadalupe, Rentería | El Paso, Texas, 79901, 915 | Tortillería | food-service | Línea de tortillas | new | 128000
approved-given | 6 | es | Agrícola San Mateo | Joaquín, Herrera | Bakersfield, California, 93301, 661 | Servicios agrícolas | other | Cosechadora de almendra | used | 176000
waiting | 5 | es | Bloques del Norte | Saúl, Treviño | Brownsville, Texas, 78520, 956 | Fábrica de bloques | manufacturing | Bloquera automática | new | 205000
review | 4 | en | Peachtree Print Group | Monique, Avery | Atlanta, Georgia, 30303, 404 | Commercial printing | manufacturing | Digital press | new | 168500
same-number | 3 | en | Keystone Hauling | Victor, Marsh | Scranton, Pennsylvania, 18503, 570 | Freight hauling | transportation | Dump trailer | used | 49500
review-deal | 3 | en | Shoreline Fabrication | Wade, Kessler | Gulfport, Mississippi, 39501, 228 | Steel fabrication | manufacturing | Press brake, 175 ton | new | 139500
submitted | 3 | en | Ozark Well Service | Daniel, Ortiz | Springfield, Missouri, 65806, 417 | Pump and well service | transportation | Pump hoist truck | used | 129900
review-by-link | 2 | en | Stonebridge Masonry | Colin, Reeve | Hartford, Connecticut, 06103, 860 | Masonry | construction | Telehandler, 10,000 lb | new | 129000
submitted | 2 | en | Kitchen at Mill Race | Sam, Reyes | Bloomington, Indiana, 47404, 812 | Restaurant | food-service | Walk-in cooler and range line | new | 66700
new-documents | 2 | en | Delta Grain Handling | Ruben, Sykes | Greenville, Mississippi, 38701, 662 | Grain handling | other | Grain vacuum and conveyor | used | 78400
review | 1.9 | en | High Desert Septic | Jolene, Pruitt | Bend, Oregon, 97701, 458 | Septic service | transportation | Vacuum truck | used | 158000
review-done | 1.85 | es | Carnicería El Roble | Octavio, Salas | Dallas, Texas, 75201, 214 | Carnicería | food-service | Cámara fría y sierras | new | 41800
review | 1.8 | es | Helados Copo de Nieve | Fabiola, Rincón | Orlando, Florida, 32801, 407 | Heladería | food-service | Máquinas de helado y vitrinas | new | 57300
review-deal | 1.75 | en | Big Sky Crushing | Hank, Torgerson | Billings, Montana, 59101, 406 | Aggregate crushing | construction | Screening plant | used | 243000
review-done | 1.7 | en | Great Lakes Sandblasting | Curt, Vandersloot | Muskegon, Michigan, 49440, 231 | Surface preparation | manufacturing | Blast room with dust collector | new | 121800
submitted-by-link | 1.6 | es | Pintura y Carrocería Luna | Adrián, Luna | Las Vegas, Nevada, 89101, 702 | Hojalatería y pintura | other | Cabina de pintura | new | 71200
same-number | 1.5 | en | Lackawanna Freight | Paul, Renner | Wilkes-Barre, Pennsylvania, 18701, 570 | Freight hauling | transportation | Lowboy trailer | used | 61500
completed | 1.2 | en | Ramos Grading Co. | Luis, Ramos | Omaha, Nebraska, 68102, 531 | Grading and site work | construction | Motor grader | used | 139000
draft | 1 | en | Juniper Landscaping | Holly, Brandt | Fort Collins, Colorado, 80521, 970 | Landscaping | construction | Skid steer with forks | used | 58900
new | 0.9 | en | Pine Ridge Pallets | Clay, Stanton | Macon, Georgia, 31201, 478 | Pallet recycling | manufacturing | Pallet dismantler | used | 44200
draft | 0.6 | en | Old Town Bagels | Ruth, Feld | Providence, Rhode Island, 02903, 401 | Bakery | food-service | Bagel former and kettle | new | 52800
new | 0.3 | es | Panadería La Espiga | Julián, Ortega | Omaha, Nebraska, 68107, 402 | Panadería | food-service | Horno de piso de tres cámaras | new | 46000
new | 0.1 | en | Ember & Oak Barbecue | Tyrell, Banks | Memphis, Tennessee, 38103, 901 | Restaurant | food-service | Two rotisserie smokers | new | 39600
`;

/** Returns the parts, of which a missing one is empty. */
function split(text: string, mark: string): (at: number) => string {
  const parts = text.split(mark);
  return (at) => parts[at]?.trim() ?? '';
}

function businessOf(row: string): Business {
  const cell = split(row, '|');
  const [owner, place] = [split(cell(4), ','), split(cell(5), ',')];
  const lang = cell(2) as Language;
  return {
    story: cell(0),
    age: Number(cell(1)),
    lang,
    name: `${cell(3)} (${lang === 'es' ? 'muestra' : 'sample'})`,
    first: owner(0),
    last: owner(1),
    city: place(0),
    state: place(1),
    zip: place(2),
    area: place(3),
    trade: cell(6),
    kind: cell(7) as Business['kind'],
    machine: cell(8),
    used: cell(9) === 'used',
    price: Number(cell(10)),
  };
}

/** The oldest first. */
export const businesses: readonly Business[] = rows.trim().split('\n').map(businessOf);
