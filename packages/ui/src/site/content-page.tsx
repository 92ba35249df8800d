export function ContentPage() { return null; }
