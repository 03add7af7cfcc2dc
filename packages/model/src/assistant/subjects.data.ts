/**
 * Things that questions and records speak of, whatever the language of either: "the movers" of a question are the
 * "Déménagement" of a service. Plain words as `plainWords` makes them, matched from their beginning on.
 */
export const subjectWords: Readonly<Record<string, string>> = {
  SHIPMENT:
    'shipment shipping ship freight mover moving furniture container household belongings mudanza mudarme envio enseres muebles contenedor demenagement demenageur meubles conteneur expedition effets',
  PACKING:
    'pack packing packed packer packers embalaje embalar embalan embala embalen empaquetan emballage emballer emballe emballent emballeur emballeurs',
  TEMPORARY_HOME: 'hotel temporary serviced temporal provisional temporaire provisoire apartahotel',
  HOME: 'home housing house flat apartment rent lease accommodation vivienda alojamiento piso casa alquiler apartamento logement appartement loyer maison bail',
  SCHOOL:
    'school schooling tuition kindergarten nursery colegio escuela escolar escolaridad escolarizacion matricula guarderia ecole scolarite scolaire lycee creche',
  VISA: 'visa visado immigration inmigracion permit permiso permis titre sejour residence residencia',
  PASSPORT: 'passport pasaporte passeport',
  FLIGHT: 'flight flights flying plane airfare vuelo vuelos avion vol vols',
  HOME_LEAVE: 'leave vacaciones conge conges origen origine',
  LANGUAGE: 'language course idioma idiomas curso langue langues cours',
  TAX: 'tax taxes fiscal impuesto impuestos impot impots fiscalite',
  MEDICAL: 'medical insurance health doctor seguro medico salud assurance sante medecin',
  CAR: 'car vehicle driving coche vehiculo carro voiture vehicule',
  PET: 'pet pets dog cat mascota mascotas perro gato animal chien chat',
  STORAGE: 'storage warehouse almacen guardamuebles almacenamiento stockage meuble garde',
  MEAL: 'meal meals lunch dinner restaurant comida comidas cena almuerzo repas dejeuner diner',
  TRANSPORT: 'taxi train transport tren transporte',
  ORIENTATION: 'orientation settling destination orientacion instalacion destino installation accueil',
  PARTNER: 'partner spouse wife husband pareja conyuge esposa marido conjoint conjointe epouse mari partenaire',
  CHILD: 'child children kid kids daughter hijo hija hijos hijas nino nina ninos enfant enfants fils fille',
  MANAGER: 'manager gestor gestora responsable gestionnaire',
};

/** Words that say of which kind a question is, and tell no entry of that kind from another. */
export const kindWords =
  'expense expenses report reports money paid payment payments service services document documents paper papers benefit benefits allowance ' +
  'assignment timeline contact contacts date dates day days start end next due status state left used much amount company total still ' +
  'gasto gastos informe informes dinero pago pagos servicio servicios documento documentos papeles beneficio beneficios ayuda ayudas asignacion ' +
  'fecha fechas dia dias proximo proxima estado queda quedan importe empresa ' +
  'depense depenses note notes frais argent paiement paiements service services document documents papiers avantage avantages prime affectation ' +
  'date dates jour jours prochain prochaine statut etat reste restant montant entreprise combien';
