CREATE TABLE "merged_players" (
	"id" integer PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "merged_players" ADD CONSTRAINT "merged_players_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merged_players_player_id_index" ON "merged_players" USING btree ("player_id");