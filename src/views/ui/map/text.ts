/** The library's own texts on a map. */
export const mapControls = {
  'NavigationControl.ZoomIn': 'Zoomer',
  'NavigationControl.ZoomOut': 'Dézoomer',
  'ScaleControl.Meters': 'm',
  'ScaleControl.Kilometers': 'km',
  'AttributionControl.ToggleAttribution': 'Sources de la carte',
  'AttributionControl.MapFeedback': 'Signaler une erreur de la carte',
};
