# Lekcje na gotowych pozycjach: o co chodzi, co zrobić i co powiedzieć, gdy się uda albo nie.

vanuatu-lesson-lead = Prowadź dwoma pionkami
vanuatu-lesson-lead-text = Akcję może wykonać ten, kto ma na niej najwięcej pionków; przy remisie ten, kto jest wcześniej w kolejności. Ty i drugi gracz macie po jednym pionku na akcji Połów, a ty jesteś na końcu. Został ci jeden pionek.
vanuatu-lesson-lead-goal = Postaw ostatni pionek tak, żeby prowadzić na akcji Połów.
vanuatu-lesson-lead-done = Dwa pionki do jednego: łowisz przed innymi, a pierwsza ryba jest warta najwięcej.
vanuatu-lesson-lead-missed = Na akcji Połów jest nadal jeden do jednego, a przy remisie zaczyna rywal. Postaw pionek tam, gdzie walczysz o prowadzenie.

vanuatu-lesson-build = Popłyń, potem buduj
vanuatu-lesson-build-text = Stragan można zbudować na wyspie obok łodzi za 3 vatu; każdy krok na morzu kosztuje 1. Na Santo obok ciebie nie ma już miejsca. Masz 4 vatu.
vanuatu-lesson-build-goal = Popłyń do Zatoki Mele i zbuduj stragan na Efate.
vanuatu-lesson-build-done = Jedno vatu za drogę, trzy za stragan. Odtąd stragan zarabia na każdym turyście.
vanuatu-lesson-build-missed = Stragan nie stoi. Popłyń o jeden krok, do Zatoki Mele: zostaną 3 vatu, a Efate będzie obok ciebie.
vanuatu-lesson-build-withdrew = Pionek został zabrany, a akcja przepadła. Najpierw popłyń, żeby obok była wyspa z miejscem.

vanuatu-lesson-load = Zapełnij statek
vanuatu-lesson-load-text = Zakup bierze towar z wyspy obok łodzi i ładuje go na statek, który go chce. Od razu daje to punkty, a jeszcze więcej temu, kto zapełni statek. Zaznaczonemu statkowi brakuje jednej kavy, a rośnie ona na Efate.
vanuatu-lesson-load-goal = Kup kavę na Efate.
vanuatu-lesson-load-done = Statek jest pełny i odpływa z twoją kavą.
vanuatu-lesson-load-missed = Statek nadal czeka na kavę. Dotknij akcji Zakup, potem kavy na Efate.
