export function TemplatesPage() { return null; }
