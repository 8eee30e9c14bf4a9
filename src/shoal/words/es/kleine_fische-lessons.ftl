# Lecciones en posiciones preparadas: de qué tratan, qué hacer, y qué decir cuando sale o no sale.

kleine-fische-lesson-stop = Parar a tiempo
kleine-fische-lesson-stop-text = Delante de ti hay tres peces distintos destapados. Serán tuyos en cuanto pares. Si destapas un segundo pez de una especie, pierdes los que hay entre los dos, y tu turno acaba.
kleine-fische-lesson-stop-goal = Llévate a casa los tres peces.
kleine-fische-lesson-stop-done = Tres peces en tu red. Con cada pez destapado, el siguiente es más arriesgado.
kleine-fische-lesson-stop-missed = Era más riesgo del necesario. Toca Parar mientras los tres peces aún son tuyos.
kleine-fische-lesson-stop-bust = Dos de la misma especie: se escapan, y también todos los peces que hay entre ellos. Para antes de llegar a eso.

kleine-fische-lesson-cave = Explorar una cueva
kleine-fische-lesson-cave-text = Una cueva muestra cuántos peces tiene que haber destapados para poder entrar. Tienes tres, y la cueva de delante quiere tres. Quien explora una cueva se la lleva junto con todos los peces destapados.
kleine-fische-lesson-cave-goal = Nada hasta la cueva marcada y explórala.
kleine-fische-lesson-cave-done = La cueva es tuya, los peces también, y tu turno acaba sin riesgo.
kleine-fische-lesson-cave-missed = La cueva se ha quedado sin explorar. Sigue nadando y elige la cueva, no el pez de al lado.
kleine-fische-lesson-cave-bust = El pez junto a la cueva era el segundo de su especie. La cueva habría sido segura.
kleine-fische-lesson-cave-stopped = Una elección segura, pero tenías la cueva a tu alcance: con ella también te habrías llevado los peces.

kleine-fische-lesson-steal = Robar con el pulpo
kleine-fische-lesson-steal-text = Los puntos de tus peces destapados mueven el pulpo, una calle cada uno. Donde alcanza a otro buceador, dices cuántos peces quieres robar y tiras el dado. Cuantos menos pidas, más tiradas bastan.
kleine-fische-lesson-steal-goal = Lleva el pulpo hasta el otro buceador y roba al menos un pez.
kleine-fische-lesson-steal-done = Un pez más para ti, y uno menos para el otro. Pedir uno es lo más seguro.
kleine-fische-lesson-steal-missed = No se ha robado ningún pez. Toca la calle del otro buceador y pide un pez.
kleine-fische-lesson-steal-greedy = La tirada era demasiado baja para tantos. Pide un pez: casi cualquier tirada basta.
